import { useState } from 'react';
import { IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { useLang } from '../../layout/formats.ts';
import { ofHistory, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { entryText } from '../section-names.ts';
import { useText } from '../use-text.ts';

/** Undo and redo say what they would do; the list goes back by several steps at once. */
export function HistoryButtons({ withList }: { readonly withList: boolean }) {
  const t = useText();
  const lang = useLang();
  const { actions, presets } = useEditorPlace();
  const { past, future } = useEditor(ofHistory);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nameOf = (key: string) => presets.find((one) => one.key === key)?.label[lang] ?? key;
  const last = past.at(-1);
  const [next] = future;
  const undoText = last
    ? t('history.undo_one', { label: entryText(last.label, lang, nameOf) })
    : t('history.undo');
  const redoText = next
    ? t('history.redo_one', { label: entryText(next.label, lang, nameOf) })
    : t('history.redo');
  const times = (count: number, act: () => void): void => {
    for (let step = 0; step < count; step += 1) act();
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={undoText}>
        <span>
          <IconButton aria-label={undoText} disabled={!last} onClick={actions.undo}>
            <UndoIcon />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={redoText}>
        <span>
          <IconButton aria-label={redoText} disabled={!next} onClick={actions.redo}>
            <RedoIcon />
          </IconButton>
        </span>
      </Tooltip>
      {withList && (
        <Tooltip title={t('history.list')}>
          <IconButton
            aria-label={t('history.list')}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <HistoryIcon />
          </IconButton>
        </Tooltip>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { width: 320, maxHeight: 420 } } }}
      >
        {past.length + future.length === 0 && <MenuItem disabled>{t('history.empty')}</MenuItem>}
        {future.toReversed().map((entry, index) => (
          <MenuItem
            key={`f${entry.at}`}
            sx={{ opacity: 0.55 }}
            onClick={() => times(future.length - index, actions.redo)}
          >
            <ListItemText primary={entryText(entry.label, lang, nameOf)} />
          </MenuItem>
        ))}
        {past.toReversed().map((entry, index) => (
          <MenuItem
            key={`p${entry.at}`}
            selected={index === 0}
            onClick={() => times(index, actions.undo)}
          >
            <ListItemText
              primary={entryText(entry.label, lang, nameOf)}
              secondary={index === 0 ? t('history.now') : undefined}
            />
          </MenuItem>
        ))}
        {past.length > 0 && (
          <MenuItem onClick={() => times(past.length, actions.undo)}>
            {t('history.loaded')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
