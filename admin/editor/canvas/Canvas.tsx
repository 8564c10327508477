import { useEffect, useRef, useState, type RefObject } from 'react';
import { Box, Button, CircularProgress } from '@mui/material';
import { ofMode, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { useCanvasWire } from './use-canvas-wire.ts';
import { placeCanvas, type Zoom } from './zoom.ts';
import { ZoomChoice } from './ZoomChoice.tsx';
import { VIEWPORTS, type Viewport } from './viewport.ts';

interface CanvasProps {
  readonly url: string;
  readonly viewport: Viewport;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onInsert: (at: number) => void;
  readonly onNavigate: (url: string) => void;
}

/** The real page in a frame of the chosen screen's width, made smaller until it fits. */
export function Canvas({ url, viewport, frame, onInsert, onNavigate }: CanvasProps) {
  const t = useText();
  const { session } = useEditorPlace();
  const mode = useEditor(ofMode);
  const ground = useRef<HTMLDivElement>(null);
  const room = useSize(ground);
  const isPainted = useCanvasWire({ frame, onInsert, onNavigate });
  const width = VIEWPORTS[viewport];
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { scale, ...place } = placeCanvas(zoom, width, room.width);
  const isWider = place.width > room.width;
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
      }}
    >
      {mode === 'edit' && (
        <Button
          href="#editor-side"
          sx={{ ...skipLink, display: { xs: 'none', md: 'inline-flex' } }}
        >
          {t('skip_canvas')}
        </Button>
      )}
      <Box
        ref={ground}
        sx={{
          flex: 1,
          minHeight: 0,
          position: 'relative',
          // Clipped, never scrolled: 'hidden' lets a focus inside the frame shift the page out of sight.
          overflowY: 'clip',
          overflowX: isWider ? 'auto' : 'clip',
          m: { xs: 0, md: 2 },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            top: 0,
            bgcolor: 'common.white',
            borderRadius: { md: '8px' },
            overflow: 'clip',
            boxShadow: { md: 2 },
          }}
          style={{
            ...place,
            height: room.height,
          }}
        >
          <Box
            component="iframe"
            ref={frame}
            src={url}
            title={t('canvas')}
            data-mode={mode}
            onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
              const { contentWindow } = currentTarget;
              if (contentWindow) {
                session.link.connect(contentWindow, new URL(url, location.href).origin);
              }
            }}
            sx={{ border: 0, display: 'block', transformOrigin: '0 0' }}
            style={{
              width,
              height: room.height / scale,
              transform: `scale(${scale})`,
              visibility: isPainted ? 'visible' : 'hidden',
            }}
          />
        </Box>
        {!isPainted && (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
            <CircularProgress aria-label={t('loading')} />
          </Box>
        )}
      </Box>
      <ZoomChoice
        value={zoom}
        fitting={placeCanvas('fit', width, room.width).scale}
        onChange={setZoom}
      />
    </Box>
  );
}

const skipLink = {
  position: 'absolute',
  left: -9999,
  zIndex: 10,
  '&:focus': { left: 8, top: 64, bgcolor: 'background.paper', boxShadow: 3 },
} as const;

function useSize(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1280, height: 800 });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
