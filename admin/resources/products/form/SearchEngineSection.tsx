import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Stack } from '@mui/material';
import { BothTexts } from '../../../forms/BothTexts.tsx';
import { Field } from '../../../forms/Field.tsx';
import { FoldSection } from '../../../forms/FoldSection.tsx';

const FIELDS = ['seo_titles', 'seo_descriptions', 'slug'];

/** Title, text and address for search engines. */
export function SearchEngineSection({ url }: { readonly url: string }) {
  const translate = useTranslate();
  const slug: unknown = useWatch({ name: 'slug' });
  const address = url.replace(/[^/]+(?=\/\d+$)/, typeof slug === 'string' ? slug : '');
  return (
    <FoldSection
      title={translate('app.products.section.seo')}
      summary={decodeURI(address)}
      fields={FIELDS}
    >
      <Stack sx={{ gap: 2 }}>
        <BothTexts source="seo_titles" help={translate('app.products.seo_title_help')} />
        <BothTexts source="seo_descriptions" rows={3} />
        <Field source="slug" help={translate('app.products.slug_help')} />
      </Stack>
    </FoldSection>
  );
}
