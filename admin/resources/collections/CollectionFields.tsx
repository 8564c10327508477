import { BooleanInput, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { BothLanguages } from '../../forms/BothLanguages.tsx';
import { Field } from '../../forms/Field.tsx';
import { ImageInput } from '../../forms/ImageInput.tsx';
import { Section } from '../../layout/Section.tsx';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { ProductsSection } from './ProductsSection.tsx';

/**
 * Shows the content at the left and the visibility at the right. The address of a new collection
 * follows its name.
 */
export function CollectionFields({ isNew = false }: { readonly isNew?: boolean }) {
  const translate = useTranslate();
  return (
    <TwoColumns>
      <Stack sx={{ gap: 2 }}>
        <Section title={translate('app.collections.details')}>
          <Stack sx={{ gap: 2, pt: 0.75 }}>
            <BothLanguages source="titles" required autoFocus={isNew} />
            <BothLanguages source="summaries" rows={2} />
          </Stack>
        </Section>
        <ProductsSection />
      </Stack>
      <Section title={translate('app.collections.page')}>
        <Stack sx={{ gap: 2, pt: 0.75 }}>
          <BooleanInput
            source="is_published"
            label={translate('resources.collections.fields.is_published')}
            helperText={false}
          />
          <ImageInput help={translate('app.collections.image_help')} />
          {!isNew && <Field source="slug" help={translate('app.categories.slug_help')} />}
        </Stack>
      </Section>
    </TwoColumns>
  );
}
