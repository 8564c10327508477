import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { BioLinks } from '../../../storefront-host/modules/storefront/bio/bio.contract.ts';
import type { MediaResponse } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { PictureChooser } from '../../forms/PictureChooser.tsx';

interface BioPictureProps {
  readonly source: 'avatar' | `links.${number}.image`;
  readonly name: 'avatar' | 'image';
}

/** The profile picture, or the picture of a link, which is uploaded or chosen from the library. */
export function BioPicture({ source, name }: BioPictureProps) {
  const translate = useTranslate();
  const record = useRecordContext<BioLinks>();
  const [stored, setStored] = useState<MediaResponse | null>(null);
  const { field } = useController<BioLinks, typeof source>({ name: source });
  const id = field.value ?? null;
  const picture =
    id === null ? null : stored?.media_id === id ? stored.picture : (record?.pictures[id] ?? null);
  return (
    <PictureChooser
      label={translate(`app.bio.field.${name}`)}
      help={translate(`app.bio.${name}_help`)}
      picture={picture}
      onUploaded={(upload) => {
        setStored(upload);
        field.onChange(upload.media_id);
      }}
      onRemove={id === null ? undefined : () => field.onChange(null)}
    />
  );
}
