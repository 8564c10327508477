import { TextInput, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { Section } from '../../../layout/Section.tsx';

const asTyped = (value: string): string => value.trim();

/**
 * Sets the shop's own analytics accounts; visitors are asked for consent before anything is
 * measured.
 */
export function MeasuringSection() {
  const translate = useTranslate();
  return (
    <Section>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, pt: 0.75 }}>
        <TextInput
          source="ga4"
          label={translate('app.settings.ga4')}
          placeholder="G-ABC123XYZ9"
          parse={asTyped}
          helperText={translate('app.settings.measuring_help')}
        />
        <TextInput
          source="meta"
          label={translate('app.settings.meta')}
          placeholder="1234567890"
          parse={asTyped}
          helperText={false}
        />
      </Stack>
    </Section>
  );
}
