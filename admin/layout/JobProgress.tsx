import { useTranslate } from 'react-admin';
import { LinearProgress, Typography } from '@mui/material';
import { Section } from './Section.tsx';

interface JobProgressProps {
  /** Names the work. */
  readonly label: string;
  /** Percentage; absent if it is unknown. */
  readonly value?: number;
  readonly text: string;
}

/** Shows the progress of a background job. */
export function JobProgress({ label, value, text }: JobProgressProps) {
  const translate = useTranslate();
  return (
    <Section title={label}>
      <LinearProgress
        aria-label={label}
        {...(value !== undefined && { variant: 'determinate', value: Math.min(100, value) })}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {text}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('app.job.may_leave')}
      </Typography>
    </Section>
  );
}
