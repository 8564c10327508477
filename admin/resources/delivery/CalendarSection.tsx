import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { Chip, Stack, Typography } from '@mui/material';
import {
  publicHolidays,
  PUBLIC_HOLIDAYS_AS_OF,
} from '@talad/elements/commerce/delivery/public-holidays';
import { formatDate } from '@talad/elements/locales/format';
import { useLang } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { LinesInput } from './LinesInput.tsx';

/** 5 January 2026 is a Monday, so the names of the weekdays start there. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** Sets the days on which parcels are handed over, which determine promised dates. */
export function CalendarSection() {
  const translate = useTranslate();
  const lang = useLang();
  const last = publicHolidays.at(-1);
  return (
    <Section title={translate('app.delivery.calendar')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <TextInput
          source="calendar.cutoff"
          type="time"
          label={translate('app.delivery.cutoff')}
          helperText={translate('app.delivery.cutoff_help')}
          parse={(value: string) => value}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 320 }}
        />
        <RestDays />
        <BooleanInput
          source="calendar.public_holidays"
          label={translate('app.delivery.public_holidays')}
          helperText={translate('app.delivery.public_holidays_help', {
            on: formatDate(PUBLIC_HOLIDAYS_AS_OF, lang),
            until: formatDate(last?.day ?? PUBLIC_HOLIDAYS_AS_OF, lang),
          })}
        />
        <LinesInput
          source="calendar.closed"
          label={translate('app.delivery.closed')}
          help={translate('app.delivery.closed_help')}
        />
      </Stack>
    </Section>
  );
}

function RestDays() {
  const translate = useTranslate();
  const lang = useLang();
  const { field } = useController({ name: 'calendar.rest_days' });
  const resting = field.value as readonly number[];
  const names = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const toggle = (day: number) =>
    field.onChange(
      resting.includes(day)
        ? resting.filter((one) => one !== day)
        : [...resting, day].toSorted((a, b) => a - b),
    );
  return (
    <div role="group" aria-label={translate('app.delivery.rest_days')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {translate('app.delivery.rest_days')}
      </Typography>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Chip
            key={day}
            label={names.format(MONDAY + (day - 1) * DAY)}
            variant={resting.includes(day) ? 'filled' : 'outlined'}
            color={resting.includes(day) ? 'primary' : 'default'}
            aria-pressed={resting.includes(day)}
            onClick={() => toggle(day)}
          />
        ))}
      </Stack>
    </div>
  );
}
