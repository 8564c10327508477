import { useTranslate } from 'react-admin';
import { Button, Stack, TextField } from '@mui/material';
import { lastDays, lengths, type Period } from './period.ts';

interface PeriodChoiceProps {
  readonly period: Period;
  readonly now: Date;
  readonly onChange: (period: Period) => void;
}

/** Chooses the last 7, 30 or 90 days, or other dates. */
export function PeriodChoice({ period, now, onChange }: PeriodChoiceProps) {
  const translate = useTranslate();
  const isChosen = (days: number) => {
    const { from, to } = lastDays(days, now);
    return from === period.from && to === period.to;
  };
  return (
    <Stack direction="row" sx={{ gap: 1, rowGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {lengths.map((days) => (
        <Button
          key={days}
          variant={isChosen(days) ? 'contained' : 'outlined'}
          aria-pressed={isChosen(days)}
          onClick={() => onChange(lastDays(days, now))}
        >
          {translate('app.reports.last', { smart_count: days })}
        </Button>
      ))}
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={translate(`app.orders.${end}`)}
          value={period[end]}
          onChange={({ target: { value } }) => {
            if (value !== '') onChange(withEnd(period, end, value));
          }}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: { xs: '1 1 130px', sm: '0 0 160px' } }}
        />
      ))}
    </Stack>
  );
}

/** A first day after the last day moves the last day, and the other way round. */
function withEnd(period: Period, end: 'from' | 'to', day: string): Period {
  const next = { ...period, [end]: day };
  return next.from <= next.to ? next : { from: day, to: day };
}
