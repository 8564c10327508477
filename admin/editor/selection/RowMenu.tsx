import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material';
import CopyIcon from '@mui/icons-material/FileCopyOutlined';
import CutIcon from '@mui/icons-material/ContentCut';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import UpIcon from '@mui/icons-material/ArrowUpward';
import LockIcon from '@mui/icons-material/LockOutlined';
import NameIcon from '@mui/icons-material/DriveFileRenameOutline';
import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import KeepIcon from '@mui/icons-material/BookmarkAddOutlined';
import { findBlock } from '../model/invert-op.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText, type EditorKey } from '../use-text.ts';

interface RowMenuProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onRename: (id: string) => void;
  readonly onClose: () => void;
}

/** The menu holds the acts for which a row's buttons have no room; it acts on all of several selected. */
export function RowMenu({ id, anchor, onRename, onClose }: RowMenuProps) {
  const t = useText();
  const { actions, session } = useEditorPlace();
  const isLocked = findBlock(session.store.get().doc.page.blocks, id)?.locked === true;
  const { group } = actions;
  const item = (key: EditorKey, Icon: typeof CopyIcon, act: () => void) => (
    <MenuItem
      onClick={() => {
        if (!group.isShared(id)) actions.select(id);
        act();
        onClose();
      }}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {t(key)}
    </MenuItem>
  );
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {item('row.up', UpIcon, () => actions.move(id, -1))}
      {item('row.down', DownIcon, () => actions.move(id, 1))}
      {item('row.duplicate', DuplicateIcon, () => actions.duplicate(id))}
      <Divider />
      {item('row.copy', CopyIcon, group.copy)}
      {item('row.cut', CutIcon, group.cut)}
      {item('row.paste', PasteIcon, () => group.paste())}
      {item('row.keep', KeepIcon, group.keep)}
      <Divider />
      {item('row.rename', NameIcon, () => onRename(id))}
      {isLocked
        ? item('row.unlock', UnlockIcon, () => group.lock(false))
        : item('row.lock', LockIcon, () => group.lock(true))}
      <Divider />
      {item('row.remove', DeleteIcon, () => actions.remove(id))}
    </Menu>
  );
}
