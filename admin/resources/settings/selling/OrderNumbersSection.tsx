import { BooleanInput, NumberInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Stack, Typography } from '@mui/material';
import { Section } from '../../../layout/Section.tsx';
import type { SettingsValues } from '../settings-form.ts';

const upper = (value: string): string => value.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '');

/** Sets prefix, length and next number of the shop's own orders, and shows the resulting number. */
export function OrderNumbersSection() {
  const translate = useTranslate();
  const isOwn = useWatch<SettingsValues, 'has_order_numbers'>({ name: 'has_order_numbers' });
  const { prefix, digits, next } = useWatch<SettingsValues, 'order_numbers'>({
    name: 'order_numbers',
  });
  const sample = `${prefix}${String(next ?? '').padStart(digits ?? 1, '0')}`;
  return (
    <Section>
      <Stack sx={{ gap: 1.5, pt: 0.75 }}>
        <BooleanInput
          source="has_order_numbers"
          label={translate('app.settings.has_order_numbers')}
          helperText={!isOwn && translate('app.settings.has_order_numbers_help')}
        />
        {isOwn && (
          <>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
              <TextInput
                source="order_numbers.prefix"
                label={translate('app.settings.order_numbers_prefix')}
                helperText={translate('app.settings.order_numbers_prefix_help')}
                parse={upper}
                slotProps={{ htmlInput: { maxLength: 10, autoCapitalize: 'characters' } }}
              />
              <NumberInput
                source="order_numbers.next"
                label={translate('app.settings.order_numbers_next')}
                helperText={false}
                min={1}
              />
              <NumberInput
                source="order_numbers.digits"
                label={translate('app.settings.order_numbers_digits')}
                helperText={translate('app.settings.order_numbers_digits_help')}
                min={1}
                max={10}
              />
            </Stack>
            <Typography>{translate('app.settings.order_numbers_sample', { sample })}</Typography>
          </>
        )}
        <Typography variant="body2" color="textSecondary">
          {translate('app.settings.order_numbers_stay')}
        </Typography>
      </Stack>
    </Section>
  );
}
