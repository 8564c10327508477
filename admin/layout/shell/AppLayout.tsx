import { Suspense, useState } from 'react';
import { SkipNavigationButton, type CoreLayoutProps } from 'react-admin';
import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material';
import { Loading } from '../states.tsx';
import { MainMenu } from '../menu/MainMenu.tsx';
import { TopBar } from './TopBar.tsx';

export const MENU_WIDTH = 224;

/**
 * Shows the menu at the left, or in a drawer on phones; the page scrolls under the fixed bar and
 * menu.
 */
export function AppLayout({ children }: CoreLayoutProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <SkipNavigationButton />
      <TopBar {...(!isWide && { onMenu: () => setOpen(true) })} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {isWide ? (
          <Box
            sx={{
              width: MENU_WIDTH,
              flexShrink: 0,
              position: 'sticky',
              top: 56,
              height: 'calc(100dvh - 56px)',
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              overflowY: 'auto',
            }}
          >
            <MainMenu />
          </Box>
        ) : (
          <Drawer open={isOpen} onClose={() => setOpen(false)}>
            <Box sx={{ width: 264 }}>
              <MainMenu onChosen={() => setOpen(false)} />
            </Box>
          </Drawer>
        )}
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, outline: 'none', px: { xs: 2, md: 4 }, pt: { xs: 2, md: 3 } }}
        >
          <Box sx={{ maxWidth: 1160, mx: 'auto', pb: 6 }}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
