import { memo } from 'react';
import { Box, IconButton, Tooltip } from '@mui/material';
import ClearIcon from '@mui/icons-material/Deselect';
import CopyIcon from '@mui/icons-material/FileCopyOutlined';
import CutIcon from '@mui/icons-material/ContentCut';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import KeepIcon from '@mui/icons-material/BookmarkAddOutlined';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useEditorPlace } from '../session/EditorContext.tsx';
import type { EditorKey } from '../use-text.ts';
import { useText } from '../use-text.ts';

/** Acts on all selected sections. */
export const GroupButtons = memo(function GroupButtons() {
  const t = useText();
  const { actions } = useEditorPlace();
  const { group } = actions;
  const acts: readonly (readonly [EditorKey, typeof UpIcon, () => void])[] = [
    ['select.up', UpIcon, () => group.move(-1)],
    ['select.down', DownIcon, () => group.move(1)],
    ['select.duplicate', DuplicateIcon, group.duplicate],
    ['select.copy', CopyIcon, group.copy],
    ['select.cut', CutIcon, group.cut],
    ['select.keep', KeepIcon, group.keep],
    ['select.remove', DeleteIcon, group.remove],
    ['select.clear', ClearIcon, () => actions.select(null)],
  ];
  return (
    <Box role="group" aria-label={t('select.acts')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {acts.map(([key, Icon, act]) => (
        <Tooltip key={key} title={t(key)}>
          <IconButton size="small" aria-label={t(key)} onClick={act} sx={TOUCH}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
});

/** A finger needs 44 px. */
export const TOUCH = {
  width: 34,
  height: 34,
  '@media (pointer: coarse)': { width: 44, height: 44 },
} as const;
