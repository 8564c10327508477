import { Chip } from '@mui/material';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import { useDateTime } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import { useSchedules } from './use-schedules.ts';

interface ScheduleNoteProps {
  readonly page: string;
  readonly onPress?: () => void;
}

/** When a page goes live, or when its time is over; nothing without a schedule. */
export function ScheduleNote({ page, onPress }: ScheduleNoteProps) {
  const t = useText();
  const time = useDateTime();
  const schedule = useSchedules().of(page);
  if (!schedule) return null;
  const { is_live: isLive, starts_at: start, ends_at: end } = schedule;
  const label = isLive
    ? t('schedule.chip_live', { at: time(end ?? start) })
    : t('schedule.chip', { at: time(start) });
  return (
    <Chip
      size="small"
      color={isLive ? 'success' : 'info'}
      variant="outlined"
      icon={<ClockIcon />}
      label={label}
      {...(onPress && { onClick: onPress })}
    />
  );
}
