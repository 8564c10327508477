import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Box, CircularProgress, Typography } from '@mui/material';
import { useText } from '../use-text.ts';

interface StillFrameProps {
  readonly url: string | null;
  readonly title: string;
  /** Width of the screen that is shown. */
  readonly width: number;
  readonly isFailed: boolean;
  /** Scrolls the picture. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: (top: number) => void;
  /** Id of the section to look at. */
  readonly spot?: string | undefined;
}

/** Sections out of sight have an estimated height, so the way to one is corrected frame by frame. */
const MOST_LOOKS = 90;
const LOOKS_AT_REST = 6;

/**
 * The page, small and without scripts: a picture that is never out of date. The frame is as high as a screen, because
 * sections may be, and the box around it scrolls its document.
 */
export function StillFrame(props: StillFrameProps) {
  const { url, title, width, isFailed, box, onScroll, spot } = props;
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const zoom = room.width / width;
  const isLoaded = height > 0;

  const follow = useCallback((): void => {
    const page = frame.current?.contentWindow;
    if (!page || !box.current) return;
    page.scrollTo(0, box.current.scrollTop / zoom);
    setHeight(page.document.documentElement.scrollHeight);
  }, [box, zoom]);

  useEffect(() => {
    if (!isLoaded || spot === undefined) return undefined;
    let looks = 0;
    let atRest = 0;
    let next = 0;
    const look = (): void => {
      const section = frame.current?.contentDocument?.querySelector(
        `[data-block-id="${CSS.escape(spot)}"]`,
      );
      if (!section || !box.current) return;
      const away = (section.getBoundingClientRect().top - MARGIN) * zoom;
      atRest = Math.abs(away) < 2 ? atRest + 1 : 0;
      box.current.scrollTop += away;
      follow();
      looks += 1;
      if (looks < MOST_LOOKS && atRest < LOOKS_AT_REST) next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [box, follow, isLoaded, spot, zoom]);

  return (
    <Box
      ref={box}
      role="group"
      // A region that scrolls is reached by the keyboard.
      tabIndex={0}
      aria-label={title}
      onScroll={({ currentTarget }) => {
        follow();
        onScroll(currentTarget.scrollTop);
      }}
      sx={{
        height: { xs: 240, md: 260 },
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
      }}
    >
      <Box style={{ height: Math.max(room.height, height * zoom) }}>
        <Box sx={{ position: 'sticky', top: 0, overflow: 'clip' }} style={{ height: room.height }}>
          {url && room.width > 0 && (
            <Box
              component="iframe"
              ref={frame}
              src={url}
              title={title}
              tabIndex={-1}
              sandbox="allow-same-origin"
              onLoad={follow}
              sx={{ border: 0, display: 'block', transformOrigin: '0 0', pointerEvents: 'none' }}
              style={{ width, height: room.height / zoom, transform: `scale(${zoom})` }}
            />
          )}
          {!isLoaded && (
            <Box sx={waiting}>
              {isFailed ? (
                <Typography variant="body2" color="textSecondary" role="alert">
                  {t('publish.no_picture')}
                </Typography>
              ) : (
                <CircularProgress size={24} aria-label={t('publish.drawing')} />
              )}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Space above the section, in pixels of the page. */
const MARGIN = 60;
const waiting = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.paper',
} as const;
