import { useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { Box, Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useController } from 'react-hook-form';
import {
  MAX_PRODUCT_PICTURES,
  type ManagedProductDetail,
} from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { messageIn } from '../../forms/message-in.ts';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { PictureTile } from './PictureTile.tsx';

type Pictures = ManagedProductDetail['pictures'];
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploaded at once, the product's when it is saved: discarding leaves the product as it was. */
export function PicturesField() {
  const translate = useTranslate();
  const mayEdit = useMay('products', 'write');
  const mayUpload = useMay('media', 'write');
  const mayWrite = mayEdit && mayUpload;
  const { field, fieldState } = useController<{ pictures: Pictures }, 'pictures'>({
    name: 'pictures',
  });
  const refusal = messageIn(fieldState.error);
  const pictures: Pictures = field.value ?? [];
  const { mutate, isPending } = useUploads((added) => field.onChange([...pictures, ...added]));
  const chooser = useRef<HTMLInputElement>(null);
  const room = MAX_PRODUCT_PICTURES - pictures.length;
  return (
    <Section title={translate('app.products.pictures')}>
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
          gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        }}
      >
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.media_id}
            picture={picture.picture}
            index={index}
            count={pictures.length}
            mayWrite={mayWrite}
            onMove={(to) => field.onChange(moved(pictures, index, to))}
            onRemove={() => field.onChange(pictures.toSpliced(index, 1))}
          />
        ))}
      </Box>
      {refusal !== undefined && (
        <Typography variant="body2" role="alert" color="error">
          {refusal}
        </Typography>
      )}
      {mayWrite && room > 0 && (
        <>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            loading={isPending}
            onClick={() => chooser.current?.click()}
            sx={{ mt: pictures.length > 0 ? 1.5 : 0 }}
          >
            {translate('app.products.add_picture')}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept={TYPES}
            multiple
            hidden
            onChange={({ target }) => {
              mutate([...(target.files ?? [])].slice(0, room));
              target.value = '';
            }}
          />
        </>
      )}
    </Section>
  );
}

/** One after the other, so that what was taken stays when the next one is refused. */
function useUploads(onAdded: (added: Pictures) => void) {
  const { uploadPicture } = useDataProvider<TaladDataProvider>();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: Pictures[number][] = [];
      for (const file of files) {
        const stored = await uploadPicture(file).catch(failed);
        if (stored) added.push({ ...stored, alt: {}, option: null });
      }
      return added;
    },
    onSuccess: onAdded,
  });
}

function moved(pictures: Pictures, from: number, to: number): Pictures {
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : pictures;
}
