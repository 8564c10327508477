import { useInput, useTranslate } from 'react-admin';
import { Autocomplete, TextField } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { MAX_MORE_CATEGORIES } from '../../../../storefront-host/modules/catalog/categories/product-categories.contract.ts';
import { messageIn } from '../../../forms/message-in.ts';
import { useCategoryPaths } from './use-category-paths.ts';

const NONE: readonly number[] = [];

/** Further categories of the shop as chips, found by typing. */
export function MoreCategoriesInput() {
  const translate = useTranslate();
  const { paths, isPending } = useCategoryPaths('shop');
  const { field, fieldState } = useInput({ source: 'more_category_ids' });
  const main: unknown = useWatch({ name: 'category_id' });
  const ids: readonly number[] = Array.isArray(field.value) ? field.value : NONE;
  const chosen = ids.flatMap((id) => paths.find((one) => one.id === id) ?? []);
  return (
    <Autocomplete
      multiple
      options={paths.filter(({ id }) => id !== main)}
      value={chosen}
      loading={isPending}
      disabled={field.disabled === true || isPending}
      filterSelectedOptions
      getOptionLabel={({ path }) => path}
      getOptionKey={({ id }) => id}
      getOptionDisabled={() => ids.length >= MAX_MORE_CATEGORIES}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_event, categories) => field.onChange(categories.map(({ id }) => id))}
      onBlur={field.onBlur}
      noOptionsText={translate('app.products.no_category')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('resources.products.fields.more_category_ids')}
          error={fieldState.invalid}
          helperText={
            messageIn(fieldState.error) ?? translate('app.products.more_category_ids_help')
          }
        />
      )}
    />
  );
}
