import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { Field } from '../../../forms/Field.tsx';
import { Section } from '../../../layout/Section.tsx';
import { CategoryInput } from './CategoryInput.tsx';
import { MoreCategoriesInput } from './MoreCategoriesInput.tsx';
import { TagsInput } from './TagsInput.tsx';

/** Sections of the shop: categories, tags, brand and showrooms. */
export function CategorySection() {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.section.category')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <CategoryInput source="category_id" of="shop" />
          <CategoryInput source="mall_category_id" of="market" />
        </Stack>
        <MoreCategoriesInput />
        <TagsInput />
        <Field source="brand" />
        <div>
          <Field source="hot" />
          <Field source="recommend" help={translate('app.products.showroom_help')} />
        </div>
      </Stack>
    </Section>
  );
}
