import { memo, useState, type MouseEvent } from 'react';
import { Box, IconButton, Tooltip } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { RowMenu } from '../selection/RowMenu.tsx';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

interface RowActsProps {
  readonly id: string;
  readonly name: string;
  readonly onRename: (id: string) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isPermanent: boolean;
}

/** Actions of a row, separate from its text, which changes with every key. */
export const RowActs = memo(function RowActs({ id, name, onRename, ...isOff }: RowActsProps) {
  const t = useText();
  const { actions } = useEditorPlace();
  const [more, setMore] = useState<HTMLElement | null>(null);
  return (
    <Box role="gridcell" className="acts" onClick={(event) => event.stopPropagation()}>
      <Act
        label={t('outline.up', { name })}
        isOff={isOff.isFirst}
        onClick={() => actions.move(id, -1)}
      >
        <UpIcon fontSize="inherit" />
      </Act>
      <Act
        label={t('outline.down', { name })}
        isOff={isOff.isLast}
        onClick={() => actions.move(id, 1)}
      >
        <DownIcon fontSize="inherit" />
      </Act>
      <Act label={t('outline.duplicate', { name })} onClick={() => actions.duplicate(id)}>
        <CopyIcon fontSize="inherit" />
      </Act>
      <Act
        label={t('outline.remove', { name })}
        isOff={isOff.isPermanent}
        onClick={() => actions.remove(id)}
      >
        <DeleteIcon fontSize="inherit" />
      </Act>
      <Act
        isMenu
        label={t('row.more', { name })}
        onClick={({ currentTarget }) => setMore(currentTarget)}
      >
        <MoreIcon fontSize="inherit" />
      </Act>
      {more && <RowMenu id={id} anchor={more} onRename={onRename} onClose={() => setMore(null)} />}
    </Box>
  );
});

interface ActProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly isMenu?: boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly children: React.ReactNode;
}

/** Never `disabled`, because pressing it explains the reason. */
function Act({ label, isOff = false, isMenu = false, onClick, children }: ActProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={isOff}
        onClick={onClick}
        sx={{
          p: '3px',
          fontSize: 18,
          opacity: isOff ? 0.35 : 1,
          // Five of a finger's size leave no room for the name: the last one's menu has them all.
          '@media (pointer: coarse)': { display: isMenu ? 'flex' : 'none', width: 44, height: 44 },
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
