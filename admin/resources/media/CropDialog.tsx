import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Slider, Typography } from '@mui/material';
import type {
  Crop,
  MediaDetail,
} from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';

interface CropDialogProps {
  readonly media: MediaDetail;
  readonly isPending: boolean;
  readonly onCrop: (crop: Crop) => void;
  readonly onClose: () => void;
}

/** Shown part of the width or height in percent: from, to. */
type Span = readonly [number, number];

/** Smallest part of a picture, in percent. */
const LEAST = 5;

/** Crops with two range sliders, below and next to the whole picture, for touch and keyboard. */
export function CropDialog({ media, isPending, onCrop, onClose }: CropDialogProps) {
  const { original, crop, picture } = media;
  const translate = useTranslate();
  const [across, setAcross] = useState<Span>(() => spanOf(crop?.x, crop?.width));
  const [down, setDown] = useState<Span>(() => spanOf(crop?.y, crop?.height));
  const [left, right] = across;
  const [top, bottom] = down;
  const pixels = {
    width: Math.round(((right - left) / 100) * original.width),
    height: Math.round(((bottom - top) / 100) * original.height),
  };
  return (
    <FormDialog
      title={translate('app.media.crop_title')}
      submit={translate('app.media.crop')}
      isPending={isPending}
      onSubmit={() =>
        onCrop({
          x: left / 100,
          y: top / 100,
          width: (right - left) / 100,
          height: (bottom - top) / 100,
        })
      }
      onClose={onClose}
    >
      <Box sx={{ position: 'relative', width: 'fit-content', mx: 'auto', overflow: 'hidden' }}>
        <Box
          component="img"
          src={original.src}
          alt={picture.alt}
          width={original.width}
          height={original.height}
          sx={{
            display: 'block',
            width: 'auto',
            height: 'auto',
            maxWidth: 1,
            maxHeight: { xs: '45vh', sm: 380 },
          }}
        />
        <Box
          aria-hidden
          style={{
            left: `${left}%`,
            right: `${100 - right}%`,
            top: `${top}%`,
            bottom: `${100 - bottom}%`,
          }}
          sx={{
            position: 'absolute',
            outline: '2px solid #fff',
            boxShadow: '0 0 0 9999px rgb(0 0 0 / 55%)',
          }}
        />
      </Box>
      <Edges label="crop_across" span={across} onChange={setAcross} />
      <Edges label="crop_down" span={down} onChange={setDown} />
      <Typography variant="body2" color="textSecondary" role="status">
        {translate('app.media.crop_size', pixels)}
      </Typography>
    </FormDialog>
  );
}

interface EdgesProps {
  readonly label: 'crop_across' | 'crop_down';
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

function Edges({ label, span, onChange }: EdgesProps) {
  const translate = useTranslate();
  const name = translate(`app.media.${label}`);
  return (
    <Box sx={{ px: 1 }}>
      <Typography variant="body2">{name}</Typography>
      <Slider
        value={[...span]}
        disableSwap
        min={0}
        max={100}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
        getAriaLabel={(end) => `${name}: ${translate(`app.media.crop_end_${end}`)}`}
        onChange={(_event, value) => {
          const [from = 0, to = 100] = Array.isArray(value) ? value : [0, value];
          if (to - from >= LEAST) onChange([from, to]);
        }}
      />
    </Box>
  );
}

function spanOf(from = 0, length = 1): Span {
  return [Math.round(from * 100), Math.round((from + length) * 100)];
}
