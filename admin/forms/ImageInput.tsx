import { useState } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { MediaResponse } from '../../storefront-host/modules/content/media-library/media.contract.ts';
import { PictureChooser } from './PictureChooser.tsx';

interface Pictured {
  readonly id: number;
  readonly image: string | null;
  readonly picture: Picture | null;
}

/** The field `image` with an upload's id; the record's `picture` shows it. */
export function ImageInput({ help }: { readonly help: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext<Pictured>();
  const [stored, setStored] = useState<MediaResponse | null>(null);
  const { field } = useController<{ image: string | null }, 'image'>({ name: 'image' });
  const known = [stored, record && { media_id: record.image, picture: record.picture }];
  const shown = known.find((one) => one?.media_id === field.value)?.picture ?? null;
  return (
    <PictureChooser
      label={translate(`resources.${resource}.fields.image`)}
      help={help}
      picture={field.value === null ? null : shown}
      onUploaded={(upload) => {
        setStored(upload);
        field.onChange(upload.media_id);
      }}
      onRemove={field.value === null ? undefined : () => field.onChange(null)}
    />
  );
}
