import { useState } from 'react';
import { IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { useLang } from '../../layout/formats.ts';
import type { EditorState } from '../model/editor-store.ts';
import type { EntryLabel } from '../model/history.ts';
import { ofHistory, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { entryText } from '../section-names.ts';
import { useText } from '../use-text.ts';

/** Only the labels: an entry that grows with every key keeps its label. */
const ofUndo = ({ history }: EditorState) => history.past.at(-1)?.label;
const ofRedo = ({ history }: EditorState) => history.future[0]?.label;

/** Undo and redo with the names of their actions; the list reverts several steps at once. */
export function HistoryButtons({ withList }: { readonly withList: boolean }) {
  const t = useText();
  const textOf = useEntryText();
  const { actions } = useEditorPlace();
  const last = useEditor(ofUndo);
  const next = useEditor(ofRedo);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const undoText = last ? t('history.undo_one', { label: textOf(last) }) : t('history.undo');
  const redoText = next ? t('history.redo_one', { label: textOf(next) }) : t('history.redo');
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
      {anchor && <HistoryMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

interface HistoryMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

function HistoryMenu({ anchor, onClose }: HistoryMenuProps) {
  const t = useText();
  const textOf = useEntryText();
  const { actions } = useEditorPlace();
  const { past, future } = useEditor(ofHistory);
  const times = (count: number, act: () => void): void => {
    for (let step = 0; step < count; step += 1) act();
    onClose();
  };
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 320, maxHeight: 420 } } }}
    >
      {past.length + future.length === 0 && <MenuItem disabled>{t('history.empty')}</MenuItem>}
      {future.toReversed().map((entry, index) => (
        <MenuItem
          key={`f${entry.at}`}
          sx={{ opacity: 0.55 }}
          onClick={() => times(future.length - index, actions.redo)}
        >
          <ListItemText primary={textOf(entry.label)} />
        </MenuItem>
      ))}
      {past.toReversed().map((entry, index) => (
        <MenuItem
          key={`p${entry.at}`}
          selected={index === 0}
          onClick={() => times(index, actions.undo)}
        >
          <ListItemText
            primary={textOf(entry.label)}
            secondary={index === 0 ? t('history.now') : undefined}
          />
        </MenuItem>
      ))}
      {past.length > 0 && (
        <MenuItem onClick={() => times(past.length, actions.undo)}>{t('history.loaded')}</MenuItem>
      )}
    </Menu>
  );
}

function useEntryText(): (label: EntryLabel) => string {
  const lang = useLang();
  const { presets } = useEditorPlace();
  const nameOf = (key: string) => presets.find((one) => one.key === key)?.label[lang] ?? key;
  return (label) => entryText(label, lang, nameOf);
}
