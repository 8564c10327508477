import { NumberInput, useTranslate } from 'react-admin';
import { Box, InputAdornment, Stack } from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import { LinesInput } from './LinesInput.tsx';

/** Sets the weight of products without one, and further postcodes that count as remote. */
export function WeightsSection() {
  const translate = useTranslate();
  const grams = (name: 'unweighed_grams' | 'packing_grams') => (
    <NumberInput
      source={name}
      label={translate(`app.delivery.${name}`)}
      helperText={translate(`app.delivery.${name}_help`)}
      min={0}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <InputAdornment position="end">{translate('app.delivery.grams')}</InputAdornment>
          ),
        },
      }}
    />
  );
  return (
    <Section title={translate('app.delivery.weights')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {grams('unweighed_grams')}
          {grams('packing_grams')}
          <NumberInput
            source="volume_divisor"
            label={translate('app.delivery.volume_divisor')}
            helperText={translate('app.delivery.volume_divisor_help')}
            min={1000}
            max={10_000}
          />
        </Box>
        <LinesInput
          source="own_remote"
          label={translate('app.delivery.own_remote')}
          help={translate('app.delivery.own_remote_help')}
        />
      </Stack>
    </Section>
  );
}
