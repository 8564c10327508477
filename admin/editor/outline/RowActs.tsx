import { memo } from 'react';
import { Box, IconButton, Tooltip } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

interface RowActsProps {
  readonly id: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isPermanent: boolean;
}

/** Actions of a row, separate from its text, which changes with every key. */
export const RowActs = memo(function RowActs({ id, name, ...isOff }: RowActsProps) {
  const t = useText();
  const { actions } = useEditorPlace();
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
    </Box>
  );
});

interface ActProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

/** Never `disabled`, because pressing it explains the reason. */
function Act({ label, isOff = false, onClick, children }: ActProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={isOff}
        onClick={onClick}
        sx={{ fontSize: 18, opacity: isOff ? 0.35 : 1 }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
