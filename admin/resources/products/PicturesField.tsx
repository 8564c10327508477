import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { useController, useFormContext } from 'react-hook-form';
import type { MediaResponse } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import {
  MAX_PRODUCT_PICTURES,
  type ManagedProductDetail,
} from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { messageIn } from '../../forms/message-in.ts';
import { useReportUploads } from '../../forms/uploads-of-form.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { DropZone } from '../../media/DropZone.tsx';
import { LibraryDialog } from '../../media/LibraryDialog.tsx';
import { UploadButtons } from '../../media/UploadButtons.tsx';
import { UploadList } from '../../media/UploadList.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import { PictureTile } from './PictureTile.tsx';

type Pictures = ManagedProductDetail['pictures'];
interface Removed {
  readonly picture: Pictures[number];
  readonly index: number;
}
const NONE: Pictures = [];

/**
 * Uploads pictures at once, and assigns them to the product when it is saved: discarding leaves the
 * product unchanged.
 */
export function PicturesField() {
  const translate = useTranslate();
  const mayEdit = useMay('products', 'write');
  const mayUpload = useMay('media', 'write');
  const mayWrite = mayEdit && mayUpload;
  const { getValues } = useFormContext<{ pictures?: Pictures }>();
  const { field, fieldState } = useController<{ pictures: Pictures }, 'pictures'>({
    name: 'pictures',
  });
  const refusal = messageIn(fieldState.error);
  const pictures: Pictures = field.value ?? NONE;
  const room = MAX_PRODUCT_PICTURES - pictures.length;
  const [isChoosing, setChoosing] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** Another upload may have finished meanwhile, so read the form's latest value. */
  const add = (chosen: readonly MediaResponse[]) => {
    const all = getValues('pictures') ?? NONE;
    const known = new Set(all.map(({ media_id }) => media_id));
    const fresh = chosen.filter(({ media_id }) => !known.has(media_id));
    const added = fresh.map((one) => ({ ...one, alt: {}, option: null }));
    field.onChange([...all, ...added].slice(0, MAX_PRODUCT_PICTURES));
  };
  const uploads = useUploads((stored) => add([stored]));
  useReportUploads(uploads);
  const upload = (files: readonly File[]) => uploads.add(files.slice(0, room));
  const change = (next: Pictures) => {
    setRemoved(null);
    field.onChange(next);
  };
  return (
    <Section title={translate('app.products.pictures')}>
      <DropZone takesPaste isDisabled={!mayWrite || room === 0} onFiles={upload}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('app.products.pictures_help', { max: MAX_PRODUCT_PICTURES })}
        </Typography>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          }}
        >
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.media_id}
              picture={picture.picture}
              alt={picture.alt}
              index={index}
              count={pictures.length}
              mayWrite={mayWrite}
              onDrag={() => setDragged(index)}
              onDropOn={() => {
                if (dragged !== null) change(moved(pictures, dragged, index));
                setDragged(null);
              }}
              onMove={(to) => change(moved(pictures, index, to))}
              onAlt={(alt) => change(pictures.with(index, { ...picture, alt }))}
              onRemove={() => {
                change(pictures.toSpliced(index, 1));
                setRemoved({ picture, index });
              }}
            />
          ))}
        </Box>
        {removed && (
          <Alert
            severity="info"
            sx={{ mt: 1.5 }}
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => change(pictures.toSpliced(removed.index, 0, removed.picture))}
              >
                {translate('ra.action.undo')}
              </Button>
            }
          >
            {translate('app.products.picture_removed')}
          </Alert>
        )}
        {refusal !== undefined && (
          <Typography variant="body2" role="alert" color="error">
            {refusal}
          </Typography>
        )}
        <UploadList uploads={uploads} />
        {mayWrite && room > 0 && (
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', mt: pictures.length > 0 ? 1.5 : 0 }}
          >
            <UploadButtons label={translate('app.products.add_picture')} onFiles={upload} />
            <Button startIcon={<LibraryIcon />} onClick={() => setChoosing(true)}>
              {translate('app.media.library')}
            </Button>
          </Stack>
        )}
      </DropZone>
      {isChoosing && (
        <LibraryDialog
          max={room}
          onClose={() => setChoosing(false)}
          onUse={(chosen) => {
            setChoosing(false);
            add(chosen);
          }}
        />
      )}
    </Section>
  );
}

function moved(pictures: Pictures, from: number, to: number): Pictures {
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : pictures;
}
