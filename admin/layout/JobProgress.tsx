import { useTranslate } from 'react-admin';
import { LinearProgress, Typography } from '@mui/material';
import { Section } from './Section.tsx';

interface JobProgressProps {
  /** Names the work. */
  readonly label: string;
  /** Percent; absent: it cannot be said. */
  readonly value?: number;
  readonly text: string;
}

/** Progress of work that the server does by itself. */
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
