import type { ReactNode } from 'react';
import { Box } from '@mui/material';

/** Phones: what the page is for stays in the thumb's reach. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        gap: 1,
        mx: -2,
        mt: 2,
        mb: -6,
        px: 2,
        py: 1.25,
        pb: 'max(10px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { flex: 1, minHeight: 44 },
      }}
    >
      {children}
    </Box>
  );
}
