import { BooleanInput, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { Link, Stack } from '@mui/material';
import { MoneyInput } from '../../../forms/MoneyInput.tsx';
import { Section } from '../../../layout/Section.tsx';
import type { SettingsValues } from '../settings-form.ts';

/** The shipping fee of an order. */
export function ShippingSection() {
  const translate = useTranslate();
  const charges = useWatch<SettingsValues, 'charges_shipping'>({ name: 'charges_shipping' });
  // It was switched on just now, so the fee is not typed yet.
  const { charges_shipping: isSwitched } = useFormState().dirtyFields;
  return (
    <Section>
      <Stack sx={{ gap: 1, pt: 0.75 }}>
        <BooleanInput
          source="charges_shipping"
          label={translate('app.settings.charges_shipping')}
          helperText={!charges && translate('app.settings.ships_free')}
        />
        {charges && (
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <MoneyInput
              source="shipping.flat"
              autoFocus={isSwitched === true}
              label={translate('app.settings.shipping_flat')}
              helperText={translate('app.settings.shipping_flat_help')}
            />
            <MoneyInput
              source="shipping.free_from"
              label={translate('app.settings.shipping_free_from')}
              helperText={translate('app.settings.shipping_free_from_help')}
            />
          </Stack>
        )}
        <Link component={RouterLink} to="/delivery/rules" sx={{ alignSelf: 'flex-start', py: 1 }}>
          {translate('app.settings.shipping_more')}
        </Link>
      </Stack>
    </Section>
  );
}
