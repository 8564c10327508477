import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { Box, Button, Slider, Stack, Typography } from '@mui/material';
import type { MediaDetail } from '../../../storefront-host/modules/content/media-library/media.contract.ts';

type Focus = MediaDetail['focus'];
const MIDDLE = { x: 50, y: 50 };

/**
 * Sets the point that crops keep, by a press on the picture, or by two sliders for the keyboard.
 */
export function FocusInput({ media }: { readonly media: MediaDetail }) {
  const translate = useTranslate();
  const { field } = useController<{ focus: Focus }, 'focus'>({ name: 'focus' });
  const focus = field.value ?? MIDDLE;
  const axes = ['x', 'y'] as const;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('app.media.focus_help')}
      </Typography>
      <Box sx={{ position: 'relative', width: 'fit-content', maxWidth: 1, mx: 'auto' }}>
        <Box
          component="img"
          src={media.picture.src}
          alt={media.picture.alt || media.name}
          width={media.picture.width}
          height={media.picture.height}
          onClick={({ currentTarget, clientX, clientY }) => {
            if (field.disabled) return;
            const box = currentTarget.getBoundingClientRect();
            field.onChange({
              x: Math.round(((clientX - box.left) / box.width) * 100),
              y: Math.round(((clientY - box.top) / box.height) * 100),
            });
          }}
          sx={{
            display: 'block',
            width: 'auto',
            height: 'auto',
            maxWidth: 1,
            maxHeight: 420,
            borderRadius: 1,
            cursor: 'crosshair',
          }}
        />
        <Box
          aria-hidden
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          sx={{
            position: 'absolute',
            width: 26,
            height: 26,
            border: '3px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px #0009, inset 0 0 0 2px #0006',
            transform: 'translate(-50%, -50%)',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Stack direction="row" sx={{ gap: 3, mt: 1.5, px: 1, alignItems: 'center' }}>
        {axes.map((axis) => (
          <Slider
            key={axis}
            size="small"
            value={focus[axis]}
            disabled={field.disabled === true}
            getAriaLabel={() => translate(`app.media.focus_${axis}`)}
            getAriaValueText={(value) => `${value}%`}
            onChange={(_event, value) =>
              field.onChange({ ...focus, [axis]: Array.isArray(value) ? value[0] : value })
            }
          />
        ))}
        <Button
          size="small"
          color="inherit"
          disabled={!field.value || field.disabled === true}
          onClick={() => field.onChange(null)}
          sx={{ flexShrink: 0 }}
        >
          {translate('app.media.focus_middle')}
        </Button>
      </Stack>
    </Box>
  );
}
