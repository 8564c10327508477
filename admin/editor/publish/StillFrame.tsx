import { useEffect, useRef, useState } from 'react';
import { Box, CircularProgress, Typography } from '@mui/material';
import { useText } from '../use-text.ts';

interface StillFrameProps {
  readonly url: string | null;
  readonly title: string;
  /** Width of the screen that is shown. */
  readonly width: number;
  readonly isFailed: boolean;
  /** Id of the section to look at. */
  readonly spot?: string | undefined;
  /** Receives its place from the top of the picture, if the page has it. */
  readonly onSpot?: (top: number) => void;
}

/** Pages that are longer are cut. */
const LONGEST = 12_000;

/** The whole page, small and without scripts: a picture that is never out of date. */
export function StillFrame({ url, title, width, isFailed, spot, onSpot }: StillFrameProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const zoom = room / width;
  const report = useRef(onSpot);
  useEffect(() => {
    report.current = onSpot;
  });
  useEffect(() => {
    if (height === 0 || spot === undefined) return;
    const section = frame.current?.contentDocument?.querySelector(
      `[data-block-id="${CSS.escape(spot)}"]`,
    );
    if (section) report.current?.(section.getBoundingClientRect().top * zoom);
  }, [height, spot, zoom]);
  return (
    <Box
      ref={place}
      sx={{ position: 'relative', minHeight: 160 }}
      style={{ height: height * zoom }}
    >
      {url && room > 0 && (
        <Box
          component="iframe"
          ref={frame}
          src={url}
          title={title}
          tabIndex={-1}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
            const page = currentTarget.contentDocument?.documentElement;
            setHeight(Math.min(LONGEST, page?.scrollHeight ?? 0));
          }}
          sx={{ border: 0, display: 'block', transformOrigin: '0 0', pointerEvents: 'none' }}
          style={{ width, height: height || 900, transform: `scale(${zoom})` }}
        />
      )}
      {height === 0 && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'background.paper',
          }}
        >
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
  );
}
