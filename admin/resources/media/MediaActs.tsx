import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import CropIcon from '@mui/icons-material/Crop';
import ReplaceIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { MediaDetail } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { useDirtyFields } from '../../forms/saving/use-form-handle.ts';
import { useAction } from '../../layout/use-action.ts';
import { PICTURE_TYPES } from '../../media/picture-types.ts';
import { CropDialog } from './CropDialog.tsx';

/** Replaces the file or its crop, at once and in all places. */
export function MediaActs({ media }: { readonly media: MediaDetail }) {
  const { id, revision, crop } = media;
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const act = useAction(() => setCropping(false));
  // These actions change the record that the form is editing.
  const isDisabled = useDirtyFields().length > 0 || act.isPending;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button startIcon={<CropIcon />} disabled={isDisabled} onClick={() => setCropping(true)}>
          {translate('app.media.crop')}
        </Button>
        {crop && (
          <Button
            startIcon={<UndoIcon />}
            disabled={isDisabled}
            onClick={() =>
              act.mutate({
                run: ({ cropPicture }) => cropPicture(id, revision, null),
                done: 'app.media.uncropped',
              })
            }
          >
            {translate('app.media.uncrop')}
          </Button>
        )}
        <Button
          startIcon={<ReplaceIcon />}
          loading={act.isPending && !isCropping}
          disabled={isDisabled}
          onClick={() => chooser.current?.click()}
        >
          {translate('app.media.replace')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={PICTURE_TYPES}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (!file) return;
            act.mutate({
              run: ({ replacePicture }) => replacePicture(id, revision, file),
              done: 'app.media.replaced',
            });
          }}
        />
      </Stack>
      <Typography variant="caption" color="textSecondary" component="p">
        {translate('app.media.replace_help')}
      </Typography>
      {isCropping && (
        <CropDialog
          media={media}
          isPending={act.isPending}
          onClose={() => setCropping(false)}
          onCrop={(part) =>
            act.mutate({
              run: ({ cropPicture }) => cropPicture(id, revision, part),
              done: 'app.media.cropped',
            })
          }
        />
      )}
    </>
  );
}
