import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { LOW_STOCK } from '@talad/elements/commerce/limits';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { productStatuses } from './product-status.ts';

export function CategoryFilter() {
  const translate = useTranslate();
  const { categories } = useDataProvider<TaladDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => categories(signal),
  });
  return (
    <FilterSelect
      field="category_id"
      label={translate('resources.products.fields.category_title')}
      all={translate('app.products.all_categories')}
      toValue={Number}
      choices={data.map(({ category_id, category_name, parent_category_id }) => ({
        id: String(category_id),
        name: parent_category_id === null ? category_name : `\u2003${category_name}`,
      }))}
    />
  );
}

export function StatusFilter() {
  const translate = useTranslate();
  return (
    <FilterSelect
      field="status"
      label={translate('resources.products.fields.status')}
      all={translate('app.products.all_statuses')}
      choices={productStatuses.map((status) => ({
        id: status,
        name: translate(`app.products.status.${status}`),
      }))}
    />
  );
}

export function StockFilter() {
  const translate = useTranslate();
  return (
    <FilterSelect
      field="low"
      label={translate('resources.products.fields.remain')}
      all={translate('app.products.all_stock')}
      toValue={Number}
      choices={[
        {
          id: String(LOW_STOCK),
          name: translate('app.products.low_stock', { limit: LOW_STOCK }),
        },
      ]}
    />
  );
}
