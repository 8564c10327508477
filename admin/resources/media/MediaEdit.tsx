import { useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import {
  MediaUpdate,
  type MediaDetail,
} from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { BothLanguages } from '../../forms/BothLanguages.tsx';
import { Field } from '../../forms/Field.tsx';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { Section } from '../../layout/Section.tsx';
import { FocusInput } from './FocusInput.tsx';
import { MediaActs } from './MediaActs.tsx';
import { MediaTags } from './MediaTags.tsx';
import { RemoveMedia } from './RemoveMedia.tsx';
import { UsesSection } from './UsesSection.tsx';

const KB = 1024;

export function MediaEdit() {
  const translate = useTranslate();
  return (
    <EditForm<MediaDetail>
      isWide
      contract={MediaUpdate}
      saved="app.media.saved"
      header={({ name, picture, mime, bytes }) => ({
        title: name || translate('app.media.unnamed'),
        below: translate('app.media.facts', {
          width: picture.width,
          height: picture.height,
          type: mime.replace('image/', '').toUpperCase(),
          size: Math.ceil(bytes / KB),
        }),
        backTo: '/media',
      })}
    >
      {(media) => (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          }}
        >
          <Section title={translate('app.media.picture')}>
            <FocusInput media={media} />
            <MediaActs media={media} />
          </Section>
          <Stack sx={{ gap: 2 }}>
            <Section title={translate('app.media.details')}>
              <Stack sx={{ gap: 2, pt: 0.75 }}>
                <Field source="name" />
                <BothLanguages source="alt" rows={2} />
                <MediaTags />
              </Stack>
            </Section>
            <UsesSection media={media} />
            <RemoveMedia media={media} />
          </Stack>
        </Box>
      )}
    </EditForm>
  );
}
