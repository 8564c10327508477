import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Box, IconButton, Stack } from '@mui/material';
import AltIcon from '@mui/icons-material/ShortTextOutlined';
import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { Picture } from '@talad/elements/api/picture.contract';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { AltDialog, type AltTexts } from './AltDialog.tsx';

interface PictureTileProps {
  readonly picture: Picture;
  readonly alt: AltTexts;
  readonly index: number;
  readonly count: number;
  readonly mayWrite: boolean;
  readonly onDrag: () => void;
  /** Called when another picture is dropped onto it. */
  readonly onDropOn: () => void;
  readonly onMove: (to: number) => void;
  readonly onAlt: (alt: AltTexts) => void;
  readonly onRemove: () => void;
}

/** A picture that is moved by drag, or by buttons, which work by touch and keyboard. */
export function PictureTile(props: PictureTileProps) {
  const { picture, alt, index, count, mayWrite, onDrag, onDropOn, onMove, onAlt, onRemove } = props;
  const translate = useTranslate();
  const [isWriting, setWriting] = useState(false);
  const number = index + 1;
  const name = translate('app.products.picture_number', { number });
  return (
    <Box
      component="li"
      draggable={mayWrite}
      // Prevent the browser from dragging the picture as a file.
      sx={{ '& img': { pointerEvents: 'none' } }}
      onDragStart={onDrag}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDropOn();
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <ProductPicture picture={picture} size="fill" alt={picture.alt || name} />
        {index === 0 && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: 6,
              bottom: 6,
              px: 1,
              borderRadius: 999,
              fontSize: '0.75rem',
              lineHeight: 1.7,
              bgcolor: 'background.paper',
              color: 'text.primary',
            }}
          >
            {translate('app.products.main_picture')}
          </Box>
        )}
      </Box>
      {mayWrite && (
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Tool
            label={translate('app.products.move_earlier', { number })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <EarlierIcon fontSize="small" />
          </Tool>
          <Tool
            label={translate('app.products.alt_picture', { number })}
            onClick={() => setWriting(true)}
          >
            <AltIcon fontSize="small" color={alt.th || alt.en ? 'primary' : 'inherit'} />
          </Tool>
          <Tool label={translate('app.products.remove_picture', { number })} onClick={onRemove}>
            <RemoveIcon fontSize="small" />
          </Tool>
          <Tool
            label={translate('app.products.move_later', { number })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <LaterIcon fontSize="small" />
          </Tool>
        </Stack>
      )}
      {isWriting && (
        <AltDialog
          title={translate('app.products.alt_picture', { number })}
          alt={alt}
          onClose={() => setWriting(false)}
          onSave={(texts) => {
            setWriting(false);
            onAlt(texts);
          }}
        />
      )}
    </Box>
  );
}

interface ToolProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      sx={{ p: 0.5 }}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}
