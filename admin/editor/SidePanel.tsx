import type { RefObject } from 'react';
import { Box, Tab, Tabs } from '@mui/material';
import AddIcon from '@mui/icons-material/AddBoxOutlined';
import OutlineIcon from '@mui/icons-material/LayersOutlined';
import ThemeIcon from '@mui/icons-material/PaletteOutlined';
import { Outline } from './outline/Outline.tsx';
import { Library } from './palette/Library.tsx';
import { ThemePanel } from './theme/ThemePanel.tsx';
import { useText } from './use-text.ts';

export type SideTab = 'add' | 'outline' | 'theme';

export interface SidePanelProps {
  readonly tab: SideTab | null;
  readonly onTab: (tab: SideTab | null) => void;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly insertAt: number | null;
  readonly onAdded: () => void;
}

export function SidePanel(props: SidePanelProps) {
  const t = useText();
  return (
    <Box
      component="aside"
      id="editor-side"
      tabIndex={-1}
      sx={{
        width: 288,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        outline: 'none',
      }}
    >
      <Tabs
        value={props.tab}
        variant="fullWidth"
        aria-label={t('tabs')}
        onChange={(_event, next: SideTab) => props.onTab(next)}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          flexShrink: 0,
          '& .MuiTab-root': { minWidth: 0, px: 0.5 },
        }}
      >
        <Tab
          value="outline"
          icon={<OutlineIcon fontSize="small" />}
          iconPosition="start"
          label={t('tab_outline')}
        />
        <Tab
          value="add"
          icon={<AddIcon fontSize="small" />}
          iconPosition="start"
          label={t('tab_add')}
        />
        <Tab
          value="theme"
          icon={<ThemeIcon fontSize="small" />}
          iconPosition="start"
          label={t('tab_theme')}
        />
      </Tabs>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <SideContent {...props} />
      </Box>
    </Box>
  );
}

export function SideContent({ tab, frame, insertAt, onAdded }: SidePanelProps) {
  switch (tab) {
    case 'add':
      return <Library frame={frame} at={insertAt} onAdded={onAdded} />;
    case 'theme':
      return <ThemePanel />;
    case 'outline':
      return <Outline />;
    case null:
      return null;
  }
}
