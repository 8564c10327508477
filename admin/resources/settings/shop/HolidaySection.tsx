import { BooleanInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Stack } from '@mui/material';
import { TimeInput } from '../../../forms/TimeInput.tsx';
import { Section } from '../../../layout/Section.tsx';
import { BothLanguages } from '../BothLanguages.tsx';
import type { SettingsValues } from '../settings-form.ts';

/** Sets a holiday of the shop: orders are refused, or are sent after it. */
export function HolidaySection() {
  const translate = useTranslate();
  const isSet = useWatch<SettingsValues, 'has_holiday'>({ name: 'has_holiday' });
  return (
    <Section title={translate('app.settings.holiday')}>
      <Stack sx={{ gap: 1.5, pt: 0.75 }}>
        <BooleanInput
          source="has_holiday"
          label={translate('app.settings.has_holiday')}
          helperText={translate('app.settings.has_holiday_help')}
        />
        {isSet && (
          <>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
              <TimeInput source="holiday.from" label={translate('app.settings.holiday_from')} />
              <TimeInput source="holiday.until" label={translate('app.settings.holiday_until')} />
            </Stack>
            <BooleanInput
              source="holiday.stops_orders"
              label={translate('app.settings.holiday_stops')}
              helperText={translate('app.settings.holiday_stops_help')}
            />
            <BothLanguages source="holiday.message" maxLength={300} rows={2} />
          </>
        )}
      </Stack>
    </Section>
  );
}
