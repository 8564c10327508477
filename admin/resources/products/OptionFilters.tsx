import { useListContext, useTranslate } from 'react-admin';
import { MenuItem, Stack, TextField } from '@mui/material';
import type { ProductOption } from '@talad/elements/api/product.contract';

/** Narrows a product's variants to one colour, one size. */
export function OptionFilters({ options }: { readonly options: readonly ProductOption[] }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { option_values: chosen = {} } = filterValues as {
    readonly option_values?: Readonly<Record<string, string>>;
  };
  const choose = (axis: string, item: string): void => {
    const kept = Object.entries({ ...chosen, [axis]: item }).filter(([, value]) => value !== '');
    setFilters(kept.length === 0 ? {} : { option_values: Object.fromEntries(kept) });
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, px: 2, pb: 1 }}>
      {options.map(({ key, title, items }) => (
        <TextField
          key={key}
          select
          size="small"
          label={title}
          value={chosen[key] ?? ''}
          onChange={({ target }) => choose(key, target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">{translate('app.products.all_options')}</MenuItem>
          {items.map((item) => (
            <MenuItem key={item.key} value={item.key}>
              {item.title}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
