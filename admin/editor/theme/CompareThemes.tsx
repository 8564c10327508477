import { useEffect, useRef, useState } from 'react';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import type { Preset } from '../../../presets/define-preset.ts';
import { useLang } from '../../layout/formats.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { VIEWPORTS } from '../canvas/viewport.ts';
import { ofLang, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

interface CompareThemesProps {
  /** Keys of the two themes that are shown first. */
  readonly first: readonly [string, string];
  readonly onUse: (preset: Preset) => void;
  readonly onClose: () => void;
}

const SCREENS = ['phone', 'desktop'] as const;

/** Two themes next to each other, with the shop's own name, menus and products. */
export function CompareThemes({ first, onUse, onClose }: CompareThemesProps) {
  const t = useText();
  const [keys, setKeys] = useState(first);
  const [screen, setScreen] = useState<(typeof SCREENS)[number]>('phone');
  const { presets } = useEditorPlace();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="compare-themes">
      <DialogTitle
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Box component="h2" id="compare-themes" sx={{ m: 0, flex: 1, font: 'inherit' }}>
          {t('theme.compare')}
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={t('view.label')}
          onChange={(_event, next: typeof screen | null) => next && setScreen(next)}
        >
          {SCREENS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`view.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <IconButton aria-label={t('theme.compare_close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gridAutoRows: { xs: '80dvh', md: '1fr' },
        }}
      >
        {keys.map((key, index) => (
          <ThemeView
            // The two views never change places.
            key={index === 0 ? 'left' : 'right'}
            theme={key}
            width={VIEWPORTS[screen]}
            onTheme={(next) => setKeys(index === 0 ? [next, keys[1]] : [keys[0], next])}
            onUse={() => {
              const chosen = presets.find((preset) => preset.key === key);
              if (chosen) onUse(chosen);
              onClose();
            }}
          />
        ))}
      </DialogContent>
    </Dialog>
  );
}

interface ThemeViewProps {
  readonly theme: string;
  /** Width of the shown screen in px. */
  readonly width: number;
  readonly onTheme: (key: string) => void;
  readonly onUse: () => void;
}

function ThemeView({ theme, width, onTheme, onUse }: ThemeViewProps) {
  const t = useText();
  const lang = useLang();
  const shown = useEditor(ofLang);
  const { presets } = useEditorPlace();
  const { shop } = usePlace();
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const zoom = Math.min(1, room.width / width);
  const label = presets.find(({ key }) => key === theme)?.label[lang] ?? theme;
  const query = new URLSearchParams({ shop: String(shop.id), look: theme, lang: shown });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0, minHeight: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
        <TextField
          select
          fullWidth
          size="small"
          label={t('theme.compared')}
          value={theme}
          onChange={({ target }) => onTheme(target.value)}
        >
          {presets.map((preset) => (
            <MenuItem key={preset.key} value={preset.key}>
              {preset.label[lang]}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          onClick={onUse}
          aria-label={t('theme.take_named', { name: label })}
          sx={{ flexShrink: 0 }}
        >
          {t('theme.take')}
        </Button>
      </Box>
      <Box ref={place} sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}>
        {room.width > 0 && (
          <Box
            component="iframe"
            title={t('theme.preview_of', { name: label })}
            src={`/signup/preview?${query.toString()}`}
            sandbox="allow-same-origin"
            sx={{ display: 'block', mx: 'auto', border: 0, transformOrigin: '0 0' }}
            style={{
              width,
              height: room.height / zoom,
              transform: zoom < 1 ? `scale(${zoom})` : 'none',
            }}
          />
        )}
      </Box>
    </Box>
  );
}
