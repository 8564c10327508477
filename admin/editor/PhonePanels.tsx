import { useEffect, useState } from 'react';
import { BottomNavigation, BottomNavigationAction, Box, Drawer, IconButton } from '@mui/material';
import AddIcon from '@mui/icons-material/AddBoxOutlined';
import CloseIcon from '@mui/icons-material/KeyboardArrowDown';
import EditIcon from '@mui/icons-material/EditOutlined';
import OutlineIcon from '@mui/icons-material/LayersOutlined';
import ThemeIcon from '@mui/icons-material/PaletteOutlined';
import { Inspector } from './inspector/Inspector.tsx';
import { SideContent, type SidePanelProps, type SideTab } from './SidePanel.tsx';
import { useEditorPlace } from './session/EditorContext.tsx';
import { useText } from './use-text.ts';

/** Height of the sheet as a share of the screen, and of the tabs below it in px. */
const SHEET = 0.56;
const BAR = 56;

/** On phones: tabs at the bottom, each opening a sheet that leaves the page visible above it. */
export function PhonePanels(props: SidePanelProps) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const { session } = useEditorPlace();
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
  useEffect(
    () =>
      session.link.subscribe((message) => {
        if (message.type !== 'open') return;
        onTab(null);
        setEditing(true);
      }),
    [session, onTab],
  );
  // The canvas keeps the edited section above the sheet.
  useEffect(() => {
    const frame = props.frame.current?.getBoundingClientRect();
    const covered = isOpen && frame ? frame.bottom - innerHeight + BAR + innerHeight * SHEET : 0;
    const share = frame ? Math.min(0.9, Math.max(0, covered / frame.height)) : 0;
    session.link.send({ type: 'cover', share });
  }, [session, isOpen, props.frame]);
  return (
    <>
      <Drawer
        anchor="bottom"
        variant="persistent"
        open={isOpen}
        slotProps={{
          paper: {
            sx: {
              height: `${SHEET * 100}dvh`,
              bottom: `calc(${BAR}px + env(safe-area-inset-bottom))`,
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
