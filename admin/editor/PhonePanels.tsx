import { useState } from 'react';
import { BottomNavigation, BottomNavigationAction, Box, Drawer, IconButton } from '@mui/material';
import AddIcon from '@mui/icons-material/AddBoxOutlined';
import CloseIcon from '@mui/icons-material/KeyboardArrowDown';
import EditIcon from '@mui/icons-material/EditOutlined';
import OutlineIcon from '@mui/icons-material/LayersOutlined';
import ThemeIcon from '@mui/icons-material/PaletteOutlined';
import { Inspector } from './inspector/Inspector.tsx';
import { SideContent, type SidePanelProps, type SideTab } from './SidePanel.tsx';
import { useText } from './use-text.ts';

/** On phones: tabs at the bottom, each opening a sheet that leaves the page visible above it. */
export function PhonePanels(props: SidePanelProps) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const { tab, onTab } = props;
  const close = (): void => {
    setEditing(false);
    onTab(null);
  };
  const open = (next: SideTab | 'edit'): void => {
    const isShown = next === 'edit' ? isEditing : tab === next;
    setEditing(next === 'edit' && !isShown);
    onTab(next === 'edit' || isShown ? null : next);
  };
  const isOpen = isEditing || tab !== null;
  return (
    <>
      <Drawer
        anchor="bottom"
        variant="persistent"
        open={isOpen}
        slotProps={{
          paper: {
            sx: {
              height: '56dvh',
              bottom: 'calc(56px + env(safe-area-inset-bottom))',
              borderRadius: '16px 16px 0 0',
              boxShadow: 8,
            },
          },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'center', flexShrink: 0 }}>
          <IconButton aria-label={t('inspect.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={{ overflowY: 'auto', flex: 1 }}>
          {isEditing ? <Inspector /> : <SideContent {...props} />}
        </Box>
      </Drawer>
      <BottomNavigation
        component="nav"
        aria-label={t('tabs')}
        showLabels
        value={isEditing ? 'edit' : tab}
        onChange={(_event, next: SideTab | 'edit') => open(next)}
        sx={{
          flexShrink: 0,
          borderTop: 1,
          borderColor: 'divider',
          zIndex: 1250,
          pb: 'env(safe-area-inset-bottom)',
          '& .MuiBottomNavigationAction-root': { minWidth: 0, px: 0.5 },
        }}
      >
        <BottomNavigationAction value="add" icon={<AddIcon />} label={t('tab_add')} />
        <BottomNavigationAction value="outline" icon={<OutlineIcon />} label={t('tab_outline')} />
        <BottomNavigationAction value="edit" icon={<EditIcon />} label={t('tab_edit')} />
        <BottomNavigationAction value="theme" icon={<ThemeIcon />} label={t('tab_theme')} />
      </BottomNavigation>
    </>
  );
}
