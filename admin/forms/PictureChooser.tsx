import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { MediaResponse } from '../../storefront-host/modules/content/media-library/media.contract.ts';
import { ProductPicture } from '../layout/ProductPicture.tsx';
import { LibraryDialog } from '../media/LibraryDialog.tsx';
import { PICTURE_TYPES } from '../media/picture-types.ts';
import { UploadList } from '../media/UploadList.tsx';
import { useUploads } from '../media/use-uploads.ts';
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
  const uploads = useUploads(onUploaded);
  useReportUploads(uploads);
  // The field takes one picture: another choice replaces those that failed.
  const dropFailed = () => uploads.list.forEach(({ id }) => uploads.dismiss(id));
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
            loading={uploads.isUploading}
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
              if (file) {
                dropFailed();
                uploads.add([file]);
              }
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
        <UploadList uploads={uploads} />
      </Box>
      {isChoosing && (
        <LibraryDialog
          max={1}
          onClose={() => setChoosing(false)}
          onUse={([chosen]) => {
            setChoosing(false);
            if (chosen) {
              dropFailed();
              onUploaded(chosen);
            }
          }}
        />
      )}
    </Stack>
  );
}
