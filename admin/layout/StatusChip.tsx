import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';

export type Tone = 'neutral' | 'attention' | 'progress' | 'good' | 'bad';

interface StatusChipProps {
  readonly label: string;
  readonly tone: Tone;
}

/** Shows a status by a colour and a word, never by the colour alone. */
export function StatusChip({ label, tone }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => {
        const color = colorOf(theme, tone);
        return {
          display: 'inline-block',
          whiteSpace: 'nowrap',
          fontSize: '0.8125rem',
          fontWeight: 550,
          lineHeight: 1.8,
          px: 1.125,
          borderRadius: 999,
          color,
          bgcolor: `color-mix(in oklch, ${color} ${theme.palette.mode === 'dark' ? 20 : 12}%, ${theme.palette.background.paper})`,
        };
      }}
    >
      {label}
    </Box>
  );
}

function colorOf({ palette }: Theme, tone: Tone): string {
  switch (tone) {
    case 'neutral':
      return palette.text.secondary;
    case 'attention':
      return palette.warning.main;
    case 'progress':
      return palette.info.main;
    case 'good':
      return palette.success.main;
    case 'bad':
      return palette.error.main;
  }
}
