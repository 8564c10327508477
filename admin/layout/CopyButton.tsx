import { useNotify } from 'react-admin';
import { IconButton, Tooltip } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Key of the message shown afterwards. */
  readonly done: string;
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(done, { type: 'success' });
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <CopyIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
  );
}
