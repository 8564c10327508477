import { useInput, useTranslate } from 'react-admin';
import { Autocomplete, TextField } from '@mui/material';
import { useCategoryPaths } from './use-category-paths.ts';

interface CategoryInputProps {
  readonly source: 'category_id' | 'mall_category_id';
  readonly of: 'shop' | 'market';
}

/** Finds one category of the shop's or the marketplace's tree by typing, including empty ones. */
export function CategoryInput({ source, of }: CategoryInputProps) {
  const translate = useTranslate();
  const { paths, isPending } = useCategoryPaths(of);
  const { field, fieldState } = useInput({ source });
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
