import { useTranslate } from 'react-admin';
import { IconButton } from '@mui/material';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import RemoveIcon from '@mui/icons-material/Close';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';

interface OrderButtonsProps {
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Undefined if rows cannot be removed. */
  readonly onRemove?: () => void;
}

/** Buttons in addition to dragging, for thumbs and keyboards. */
export function OrderButtons({ title, index, count, onMove, onRemove }: OrderButtonsProps) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        aria-label={translate('app.collections.up', { title })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('app.collections.down', { title })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      {onRemove && (
        <IconButton
          aria-label={translate('app.collections.take_out', { title })}
          onClick={onRemove}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
