import { NumberInput, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { MoneyInput } from '../../../forms/MoneyInput.tsx';
import { ProvincesInput } from '../../../forms/ProvincesInput.tsx';
import { Section } from '../../../layout/Section.tsx';

/**
 * Limits cash on delivery: not for large amounts, certain provinces, or buyers who refused parcels.
 */
export function CodLimitsSection() {
  const translate = useTranslate();
  return (
    <Section title={translate('app.settings.cod_limits')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <MoneyInput
          source="payments.cod_limits.max"
          label={translate('app.settings.cod_max')}
          helperText={translate('app.settings.cod_max_help')}
        />
        <ProvincesInput
          source="payments.cod_limits.provinces"
          label={translate('app.settings.cod_provinces')}
          help={translate('app.settings.cod_provinces_help')}
        />
        <NumberInput
          source="payments.cod_limits.refusals"
          label={translate('app.settings.cod_refusals')}
          helperText={translate('app.settings.cod_refusals_help')}
          min={0}
          max={20}
          step={1}
        />
      </Stack>
    </Section>
  );
}
