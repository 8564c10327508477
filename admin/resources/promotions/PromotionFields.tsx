import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import type { Picture } from '@talad/elements/api/picture.contract';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { Field } from '../../forms/Field.tsx';
import { PercentInput } from '../../forms/PercentInput.tsx';
import { PictureChooser } from '../../forms/PictureChooser.tsx';
import { Section } from '../../layout/Section.tsx';
import { changesPrices } from './promotion-terms.ts';

const pair = { direction: { xs: 'column', sm: 'row' }, sx: { gap: 2 } } as const;
const rows = { sx: { gap: 2, pt: 0.75 } } as const;

/** Kind, discount and time. */
export function OfferFields({ isNew = false }: { readonly isNew?: boolean }) {
  const translate = useTranslate();
  const kind: unknown = useWatch({ name: 'kind' });
  const by: unknown = useWatch({ name: 'discount_kind' }) ?? 'percent';
  return (
    <Section title={translate('app.promotions.offer')}>
      <Stack {...rows}>
        <Stack {...pair}>
          <Field source="kind" />
          {changesPrices(kind) && <Field source="discount_kind" />}
          {changesPrices(kind) &&
            (by === 'percent' ? (
              <PercentInput source="discount_value" autoFocus={isNew} />
            ) : (
              <Field source="discount_value" required />
            ))}
        </Stack>
        <Stack {...pair}>
          <Field source="begins_at" />
          <Field source="ends_at" />
        </Stack>
        <Field source="published" help={translate('app.promotions.published_help')} />
      </Stack>
    </Section>
  );
}

export function NameFields() {
  const translate = useTranslate();
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <Section title={translate('app.promotions.name')}>
      <Stack {...rows}>
        <BothTexts
          source="titles"
          required={!changesPrices(kind)}
          help={translate('app.promotions.title_help')}
        />
      </Stack>
    </Section>
  );
}

export function PageFields({ image }: { readonly image: Picture | null }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.promotions.page')}>
      <Stack {...rows}>
        <PictureField image={image} />
        <BothTexts source="summaries" rows={2} />
        <BothTexts source="htmls" isRich />
      </Stack>
    </Section>
  );
}

function PictureField({ image }: { readonly image: Picture | null }) {
  const translate = useTranslate();
  const { field } = useController({ name: 'media_id' });
  const [uploaded, setUploaded] = useState<{ id: string; picture: Picture } | null>(null);
  const own = uploaded?.id === field.value ? uploaded?.picture : image;
  return (
    <PictureChooser
      picture={field.value === null ? null : (own ?? null)}
      label={translate('app.promotions.picture')}
      help={translate('app.promotions.picture_help')}
      onUploaded={(stored) => {
        setUploaded({ id: stored.media_id, picture: stored.picture });
        field.onChange(stored.media_id);
      }}
      onRemove={field.value === null ? undefined : () => field.onChange(null)}
    />
  );
}
