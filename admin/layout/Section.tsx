import { useId, type ReactNode } from 'react';
import { Box, Card, Stack, Typography } from '@mui/material';

interface SectionProps {
  /** Absent if the page's own title is enough. */
  readonly title?: string;
  readonly action?: ReactNode;
  /** If true, the content has no padding, because lists and tables reach the card's edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, action, flush = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" {...(title !== undefined && { 'aria-labelledby': id })}>
      {title !== undefined && (
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            px: 2,
            pt: 1.5,
            minHeight: 44,
          }}
        >
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {action}
        </Stack>
      )}
      <Box sx={flush ? { pt: 0.5 } : { px: 2, pt: title === undefined ? 2 : 1, pb: 2 }}>
        {children}
      </Box>
    </Card>
  );
}
