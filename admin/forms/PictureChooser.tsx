import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { MediaResponse } from '../../storefront-host/modules/content/media-library/media.contract.ts';
import { ProductPicture } from '../layout/ProductPicture.tsx';
import { useFailureNotice } from '../layout/use-failure-notice.ts';
import { LibraryDialog } from '../media/LibraryDialog.tsx';
import { PICTURE_TYPES } from '../media/picture-types.ts';
import type { TaladDataProvider } from '../providers/data-provider.ts';
import { useReportUploads } from './uploads-of-form.tsx';

interface PictureChooserProps {
  readonly label: string;
  readonly help: string;
  readonly picture: Picture | null;
  readonly onUploaded: (stored: MediaResponse) => void;
  /** Undefined if the picture cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** A picture from an upload or the library; the surrounding form saves its id. */
export function PictureChooser(props: PictureChooserProps) {
  const { label, help, picture, onUploaded, onRemove } = props;
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const failed = useFailureNotice();
  const { uploadPicture } = useDataProvider<TaladDataProvider>();
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: onUploaded,
    onError: (error) => failed(error),
  });
  useReportUploads(upload.isPending ? 'running' : upload.isError ? 'failed' : null);
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <ProductPicture picture={picture} size={72} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
          <Button
            size="small"
            loading={upload.isPending}
            aria-label={`${translate('app.settings.choose_picture')}: ${label}`}
            onClick={() => chooser.current?.click()}
          >
            {translate('app.settings.choose_picture')}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept={PICTURE_TYPES}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.mutate(file);
              target.value = '';
            }}
          />
          <Button
            size="small"
            aria-label={`${translate('app.media.library')}: ${label}`}
            onClick={() => setChoosing(true)}
          >
            {translate('app.media.library')}
          </Button>
          {onRemove && (
            <Button size="small" color="inherit" onClick={onRemove}>
              {translate('app.settings.remove_picture')}
            </Button>
          )}
        </Stack>
      </Box>
      {isChoosing && (
        <LibraryDialog
          max={1}
          onClose={() => setChoosing(false)}
          onUse={([chosen]) => {
            setChoosing(false);
            if (chosen) onUploaded(chosen);
          }}
        />
      )}
    </Stack>
  );
}
