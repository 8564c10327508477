import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@mui/material';
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
      toValue={String}
      choices={productStatuses.map((status) => ({
        id: status,
        name: translate(`app.products.status.${status}`),
      }))}
    />
  );
}

interface FilterSelectProps {
  readonly field: string;
  readonly label: string;
  readonly all: string;
  readonly toValue: (id: string) => string | number;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** The browser's own select: a phone shows its own wheel for it. */
function FilterSelect({ field, label, all, toValue, choices }: FilterSelectProps) {
  const { filterValues, setFilters } = useListContext();
  const chosen = String(filterValues[field] ?? '');
  return (
    <TextField
      select
      value={choices.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={({ target }) => {
        const { [field]: _old, ...others } = filterValues;
        setFilters(target.value === '' ? others : { ...others, [field]: toValue(target.value) });
      }}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 170px' } }}
    >
      <option value="">{all}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
