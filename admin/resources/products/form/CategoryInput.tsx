import { useMemo } from 'react';
import { useDataProvider, useInput, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Autocomplete, TextField } from '@mui/material';
import type { CategoryChoice } from '../../../../storefront-host/modules/catalog/products/category-choices.contract.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { categoryPaths } from './category-paths.ts';

interface CategoryInputProps {
  readonly source: 'category_id' | 'mall_category_id';
  readonly of: 'shop' | 'market';
}

const NONE: readonly CategoryChoice[] = [];

/** One category of the shop's or the marketplace's tree, found by typing; empty ones are there too. */
export function CategoryInput({ source, of }: CategoryInputProps) {
  const translate = useTranslate();
  const { categoryChoices } = useDataProvider<TaladDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['products', 'categories'],
    queryFn: ({ signal }) => categoryChoices(signal),
  });
  const { field, fieldState } = useInput({ source });
  const paths = useMemo(() => categoryPaths(data?.[of] ?? NONE), [data, of]);
  const chosen = paths.find(({ id }) => id === field.value) ?? null;
  return (
    <Autocomplete
      fullWidth
      options={paths}
      value={chosen}
      loading={isPending}
      disabled={field.disabled === true || isPending}
      getOptionLabel={({ path }) => path}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_event, category) => field.onChange(category?.id ?? null)}
      onBlur={field.onBlur}
      noOptionsText={translate('app.products.no_category')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate(`resources.products.fields.${source}`)}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? translate(`app.products.${source}_help`)}
        />
      )}
    />
  );
}
