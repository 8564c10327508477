import { BooleanInput, NumberInput, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { ChoiceInput } from '../../../forms/ChoiceInput.tsx';
import { Section } from '../../../layout/Section.tsx';

/** Sets whether guests may order, and the fields of the checkout. */
export function CheckoutSection() {
  const translate = useTranslate();
  const choices = (['hidden', 'optional', 'required'] as const).map((id) => ({
    id,
    name: translate(`app.settings.ask_${id}`),
  }));
  return (
    <Section>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <BooleanInput
          source="checkout.guests"
          label={translate('app.settings.checkout_guests')}
          helperText={translate('app.settings.checkout_guests_help')}
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <ChoiceInput
            source="checkout.email"
            label={translate('app.settings.checkout_email')}
            helperText={translate('app.settings.checkout_email_help')}
            choices={choices}
          />
          <ChoiceInput
            source="checkout.note"
            label={translate('app.settings.checkout_note')}
            choices={choices}
          />
        </Stack>
        <NumberInput
          source="checkout.remind_hours"
          label={translate('app.settings.checkout_remind_hours')}
          helperText={translate('app.settings.checkout_remind_hours_help')}
          min={1}
          max={72}
          step={1}
        />
      </Stack>
    </Section>
  );
}
