import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Alert, Stack } from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import type { SettingsValues } from './settings-form.ts';

const asTyped = (value: string): string => value;

/** Whether the shop is registered for VAT: prices then include it, and papers say so. */
export function TaxSection() {
  const translate = useTranslate();
  const registered = useWatch<SettingsValues, 'tax.registered'>({ name: 'tax.registered' });
  return (
    <div id="tax">
      <Section title={translate('app.settings.tax')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <BooleanInput
            source="tax.registered"
            label={translate('app.settings.tax_registered')}
            helperText={false}
          />
          <Alert severity="info">
            {translate(registered ? 'app.settings.tax_on' : 'app.settings.tax_off')}
          </Alert>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <TextInput
              source="tax.number"
              label={translate('app.settings.tax_number')}
              helperText={translate('app.settings.tax_number_help')}
              parse={asTyped}
              fullWidth
              slotProps={{ htmlInput: { maxLength: 40, inputMode: 'numeric' } }}
            />
            {registered && (
              <TextInput
                source="tax.branch"
                label={translate('app.settings.tax_branch')}
                helperText={translate('app.settings.tax_branch_help')}
                parse={asTyped}
                fullWidth
                slotProps={{ htmlInput: { maxLength: 5, inputMode: 'numeric' } }}
              />
            )}
          </Stack>
        </Stack>
      </Section>
    </div>
  );
}
