import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { BothLanguages } from '../../forms/BothLanguages.tsx';
import { Field } from '../../forms/Field.tsx';
import { ImageInput } from '../../forms/ImageInput.tsx';
import { Section } from '../../layout/Section.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { LayoutSection } from './LayoutSection.tsx';

/** All fields of a category; the address of a new one follows its name. */
export function CategoryFields({ id }: { readonly id?: number }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      <Section title={translate('app.categories.details')}>
        <Stack sx={{ gap: 2, pt: 0.75 }}>
          <BothLanguages source="titles" required autoFocus={id === undefined} />
          <CategorySelect
            source="parent_id"
            label={translate('resources.categories.fields.parent_id')}
            none={translate('app.categories.top')}
            above={id ?? null}
          />
        </Stack>
      </Section>
      <Section title={translate('app.categories.page')}>
        <Stack sx={{ gap: 2, pt: 0.75 }}>
          <ImageInput help={translate('app.categories.image_help')} />
          <BothLanguages source="descriptions" rows={3} />
          {id !== undefined && <Field source="slug" help={translate('app.categories.slug_help')} />}
        </Stack>
      </Section>
      {id !== undefined && <LayoutSection />}
    </Stack>
  );
}
