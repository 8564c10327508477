import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Box, Stack } from '@mui/material';
import { Section } from '../../../layout/Section.tsx';
import { useLang } from '../../../layout/formats.ts';
import type { SettingsValues } from '../settings-form.ts';

/** 5 January 2026 is a Monday, so the names of the weekdays start there. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
const week = [0, 1, 2, 3, 4, 5, 6] as const;

/** Opening hours for each day of the week, Thai time. */
export function HoursSection() {
  const translate = useTranslate();
  const isStated = useWatch<SettingsValues, 'has_hours'>({ name: 'has_hours' });
  return (
    <Section title={translate('app.settings.hours')}>
      <Stack sx={{ gap: 1, pt: 0.75 }}>
        <BooleanInput
          source="has_hours"
          label={translate('app.settings.has_hours')}
          helperText={translate('app.settings.has_hours_help')}
        />
        {isStated && week.map((day) => <DayHours key={day} day={day} />)}
      </Stack>
    </Section>
  );
}

function DayHours({ day }: { readonly day: (typeof week)[number] }) {
  const translate = useTranslate();
  const lang = useLang();
  const isOpen = useWatch({ name: `hours.${day}.is_open` });
  const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + day * DAY,
  );
  const clock = (part: 'open' | 'close') => (
    <TextInput
      source={`hours.${day}.${part}`}
      type="time"
      label={translate(`app.settings.hours_${part}`, { day: name })}
      helperText={false}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '180px 1fr 1fr' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <BooleanInput source={`hours.${day}.is_open`} label={name} helperText={false} />
      </Box>
      {isOpen === true && clock('open')}
      {isOpen === true && clock('close')}
    </Box>
  );
}
