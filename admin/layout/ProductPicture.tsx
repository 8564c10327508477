import { Box } from '@mui/material';
import NoPictureIcon from '@mui/icons-material/ImageOutlined';
import type { Picture } from '@talad/elements/api/picture.contract';

interface ProductPictureProps {
  readonly picture: Picture | null;
  readonly size: number;
}

/** Beside a title that names it, so without a text of its own. */
export function ProductPicture({ picture, size }: ProductPictureProps) {
  const frame = {
    width: size,
    height: size,
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
        <source key={type} type={type} srcSet={srcset} sizes={`${size}px`} />
      ))}
      <Box
        component="img"
        src={picture.src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    </Box>
  );
}
