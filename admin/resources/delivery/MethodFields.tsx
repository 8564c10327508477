import { BooleanInput, NumberInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Box, Stack, Typography } from '@mui/material';
import type { WireMethod } from '@talad/elements/api/delivery.contract';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { ChoiceInput } from '../../forms/ChoiceInput.tsx';
import { MoneyInput } from '../../forms/MoneyInput.tsx';
import { DaysFields } from './DaysFields.tsx';
import { RatesFields } from './RatesFields.tsx';
import { SurchargeField } from './SurchargeField.tsx';

const MEASURES = ['order', 'weight', 'pieces', 'amount'] as const;
const TWO = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Fields of a delivery method, the common ones first, then places and limits. */
export function MethodFields({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const kind = useWatch({ name: `${source}.kind` }) as WireMethod['kind'];
  const at = (name: string) => `${source}.${name}`;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <BooleanInput
        source={at('is_on')}
        label={translate('app.delivery.is_on')}
        helperText={false}
      />
      <Box sx={TWO}>
        {(['th', 'en'] as const).map((lang) => (
          <TextInput
            key={lang}
            source={at(`names.${lang}`)}
            label={translate('app.form.in_language', {
              name: translate('app.delivery.name'),
              language: translate(`app.form.language.${lang}`),
            })}
            helperText={false}
            parse={(value: string) => value}
            slotProps={{ htmlInput: { maxLength: 60, lang } }}
          />
        ))}
      </Box>
      {kind === 'pickup' ? (
        <>
          <BothTexts
            source={at('pickup.address')}
            label={translate('app.delivery.pickup_address')}
            rows={2}
          />
          <BothTexts source={at('pickup.hours')} label={translate('app.delivery.pickup_hours')} />
          <Typography color="textSecondary">{translate('app.delivery.pickup_help')}</Typography>
        </>
      ) : (
        <>
          <ChoiceInput
            source={at('by')}
            label={translate('app.delivery.by')}
            choices={MEASURES.map((id) => ({ id, name: translate(`app.delivery.measure.${id}`) }))}
          />
          <RatesFields source={source} />
          <Box sx={TWO}>
            <MoneyInput
              source={at('free_from')}
              label={translate('app.delivery.free_from')}
              helperText={translate('app.delivery.free_from_help')}
            />
            <NumberInput
              source={at('max_sides')}
              label={translate('app.delivery.max_sides')}
              helperText={translate('app.delivery.max_sides_help')}
              min={1}
            />
          </Box>
          <Box sx={TWO}>
            <SurchargeField source={at('island_fee')} label="island" />
            <SurchargeField source={at('remote_fee')} label="remote" />
          </Box>
        </>
      )}
      <DaysFields source={at('days')} />
      {kind !== 'pickup' && (
        <NumberInput
          source={at('remote_days')}
          label={translate('app.delivery.remote_days')}
          helperText={false}
          min={0}
          max={30}
          sx={{ maxWidth: 320 }}
        />
      )}
    </Stack>
  );
}
