import { useInput } from 'react-admin';
import { TextField } from '@mui/material';
import { fitsBelow } from './category-tree.ts';
import { useCategoryChoices } from './use-category-choices.ts';
import { useCategoryTree } from './use-category-tree.ts';

interface CategorySelectProps {
  readonly source: string;
  readonly label: string;
  /** Label of the empty choice. */
  readonly none: string;
  /** Offers only possible parents of this category; null is a new category. */
  readonly above?: number | null;
}

/** Select of a category, indented by level. */
export function CategorySelect({ source, label, none, above }: CategorySelectProps) {
  const { data } = useCategoryTree();
  const all = data?.categories ?? [];
  const { field, fieldState } = useInput({
    source,
    format: (value: unknown) => (typeof value === 'number' ? String(value) : ''),
    parse: (value: string) => (value === '' ? null : Number(value)),
  });
  const choices = useCategoryChoices(all).filter(
    (one) => above === undefined || fitsBelow(all, above, Number(one.id)),
  );
  return (
    <TextField
      {...field}
      select
      fullWidth
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{none}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
