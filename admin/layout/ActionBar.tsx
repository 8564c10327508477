import type { ReactNode } from 'react';
import { Box } from '@mui/material';

interface ActionBarProps {
  /**
   * If set, wide screens show the bar too; otherwise the page's header has the same buttons there.
   */
  readonly isAlways?: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps the page's main actions visible and within reach of the thumb, however long the page is.
 */
export function ActionBar({ isAlways = false, children }: ActionBarProps) {
  return (
    <Box
      sx={{
        display: isAlways ? 'flex' : { xs: 'flex', sm: 'none' },
        justifyContent: 'flex-end',
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        gap: 1,
        mx: { xs: -2, md: 0 },
        mt: 2,
        mb: -6,
        px: 2,
        py: 1.25,
        pb: 'max(10px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderInline: { md: 1 },
        borderTopLeftRadius: { md: 8 },
        borderTopRightRadius: { md: 8 },
        borderColor: 'divider',
        '& > *': { flex: { xs: 1, sm: '0 0 auto' }, minHeight: 44, minWidth: { sm: 110 } },
      }}
    >
      {children}
    </Box>
  );
}
