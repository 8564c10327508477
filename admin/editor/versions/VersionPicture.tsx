import { Box } from '@mui/material';
import { VIEWPORTS } from '../canvas/viewport.ts';

const WIDTH = 96;
const HEIGHT = 72;
const ZOOM = WIDTH / VIEWPORTS.desktop;

/** The top of a version, small and without scripts. It loads when it comes into view. */
export function VersionPicture({ url }: { readonly url: string | null }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: WIDTH,
        height: HEIGHT,
        flexShrink: 0,
        overflow: 'clip',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
      }}
    >
      {url && (
        <Box
          component="iframe"
          src={url}
          loading="lazy"
          tabIndex={-1}
          sandbox="allow-same-origin"
          sx={{ border: 0, transformOrigin: '0 0', pointerEvents: 'none' }}
          style={{
            width: VIEWPORTS.desktop,
            height: HEIGHT / ZOOM,
            transform: `scale(${ZOOM})`,
          }}
        />
      )}
    </Box>
  );
}
