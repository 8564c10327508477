import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Box } from '@mui/material';
import { picturesOf } from './picture-types.ts';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** If true, pictures that are pasted anywhere on the page are uploaded here. */
  readonly takesPaste?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Accepts pictures that are dropped onto it or pasted. */
export function DropZone({ onFiles, takesPaste, isDisabled, children }: DropZoneProps) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!takesPaste || isDisabled) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = picturesOf(event.clipboardData);
      // A rich text editor has already handled the drop.
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [takesPaste, isDisabled]);
  if (isDisabled) return <>{children}</>;
  return (
    <Box
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      }}
      onDrop={(event) => {
        setOver(false);
        const files = picturesOf(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      sx={{ position: 'relative' }}
    >
      {children}
      {isOver && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            zIndex: 1,
            display: 'grid',
            placeItems: 'center',
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
            opacity: 0.92,
            fontWeight: 600,
            pointerEvents: 'none',
          }}
        >
          {translate('app.media.drop')}
        </Box>
      )}
    </Box>
  );
}
