import { Box } from '@mui/material';
import NoPictureIcon from '@mui/icons-material/ImageOutlined';
import type { Picture } from '@talad/elements/api/picture.contract';

interface ProductPictureProps {
  readonly picture: Picture | null;
  /** Size in px; without it, the picture is as wide as its container. */
  readonly size: number | 'fill';
  /** Text alternative; empty next to a title that names the picture. */
  readonly alt?: string;
}

const WIDEST = 200;

export function ProductPicture({ picture, size, alt = '' }: ProductPictureProps) {
  const px = size === 'fill' ? WIDEST : size;
  const frame = {
    width: size === 'fill' ? '100%' : size,
    aspectRatio: '1',
    flexShrink: 0,
    borderRadius: 1,
    overflow: 'hidden',
    bgcolor: picture?.color ?? 'action.hover',
  } as const;
  if (!picture) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <NoPictureIcon fontSize="small" />
      </Box>
    );
  }
  return (
    <Box component="picture" sx={{ ...frame, display: 'block' }}>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={`${px}px`} />
      ))}
      <Box
        component="img"
        src={picture.src}
        alt={alt}
        width={px}
        height={px}
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    </Box>
  );
}
