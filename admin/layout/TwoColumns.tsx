import type { ReactNode } from 'react';
import { Box } from '@mui/material';

/** A wide column with a narrow one to its right; on a phone the second is below the first. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
      }}
    >
      {children}
    </Box>
  );
}
