import { BooleanInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Alert, Stack } from '@mui/material';
import { Section } from '../../../layout/Section.tsx';
import type { SettingsValues } from '../settings-form.ts';
import { TextLine } from '../TextLine.tsx';

/** Sets whether the shop is registered for VAT: prices then include it, and papers show it. */
export function TaxSection() {
  const translate = useTranslate();
  const registered = useWatch<SettingsValues, 'tax.registered'>({ name: 'tax.registered' });
  return (
    <Section>
      <Stack sx={{ gap: 1.5, pt: 0.75 }}>
        <BooleanInput
          source="tax.registered"
          label={translate('app.settings.tax_registered')}
          helperText={false}
        />
        <Alert severity="info">
          {translate(registered ? 'app.settings.tax_on' : 'app.settings.tax_off')}
        </Alert>
        <TextLine source="tax.name" maxLength={200} hasHelp />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextLine source="tax.number" maxLength={40} isNumeric hasHelp />
          {registered && <TextLine source="tax.branch" maxLength={5} isNumeric hasHelp />}
        </Stack>
        <TextLine source="tax.address" maxLength={500} hasHelp />
      </Stack>
    </Section>
  );
}
