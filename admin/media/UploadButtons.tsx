import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Button, useMediaQuery } from '@mui/material';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import { PICTURE_TYPES } from './picture-types.ts';

interface UploadButtonsProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMain?: boolean;
}

/** Chooses files; a touch device can also take a photo. */
export function UploadButtons({ label, onFiles, isMain = false }: UploadButtonsProps) {
  const translate = useTranslate();
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    input.value = '';
  };
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        onChange={({ target }) => take(target)}
      />
      {hasCamera && (
        <>
          <Button
            variant="outlined"
            startIcon={<CameraIcon />}
            onClick={() => camera.current?.click()}
          >
            {translate('app.media.camera')}
          </Button>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            onChange={({ target }) => take(target)}
          />
        </>
      )}
    </>
  );
}
