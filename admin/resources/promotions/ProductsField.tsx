import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  useDataProvider,
  useTranslate,
} from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '@mui/material';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Chooses single products, and whole categories with products that are added later. */
export function ProductsField() {
  const translate = useTranslate();
  const lang = useLang();
  const { categories } = useDataProvider<TaladDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => categories(signal),
  });
  return (
    <Section title={translate('app.promotions.members')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <ReferenceArrayInput
          source="product_ids"
          reference="products"
          sort={{ field: 'id', order: 'DESC' }}
        >
          <AutocompleteArrayInput
            label={translate('resources.promotions.fields.product_ids')}
            optionText={({ titles }: ManagedProduct) => titles[lang] || titles.th || titles.en}
            filterToQuery={(q: string) => (q.trim() === '' ? {} : { q: q.trim() })}
            helperText={false}
          />
        </ReferenceArrayInput>
        <AutocompleteArrayInput
          source="category_ids"
          label={translate('resources.promotions.fields.category_ids')}
          choices={data.map(({ category_id: id, category_name: name }) => ({ id, name }))}
          helperText={translate('app.promotions.categories_help')}
        />
      </Stack>
    </Section>
  );
}
