import { useInput, useTranslate } from 'react-admin';
import { TextField } from '@mui/material';
import type { TreeCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { fitsBelow } from './category-tree.ts';
import { useCategoryChoices } from './use-category-choices.ts';

interface ParentInputProps {
  readonly all: readonly TreeCategory[];
  /** Absent: a new category. */
  readonly id?: number;
}

/** The category above this one; those that it cannot be below are left out. */
export function ParentInput({ all, id }: ParentInputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({
    source: 'parent_id',
    format: (value: unknown) => (typeof value === 'number' ? String(value) : ''),
    parse: (value: string) => (value === '' ? null : Number(value)),
  });
  const choices = useCategoryChoices(all).filter((one) =>
    fitsBelow(all, id ?? null, Number(one.id)),
  );
  return (
    <TextField
      {...field}
      select
      fullWidth
      label={translate('resources.categories.fields.parent_id')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('app.categories.top')}</option>
      {choices.map(({ id: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
