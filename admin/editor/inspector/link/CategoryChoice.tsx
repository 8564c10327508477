import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../use-text.ts';
import { useCategories } from '../use-categories.ts';
import type { ChoiceProps } from './choice-props.ts';

export function CategoryChoice({ value, problem, onChange }: ChoiceProps) {
  const t = useText();
  const categories = useCategories();
  const isKnown = categories.some(({ category_id }) => String(category_id) === value);
  return (
    <TextField
      select
      label={t('link.category')}
      value={isKnown ? value : ''}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
    >
      {categories.map(({ category_id, category_name }) => (
        <MenuItem key={category_id} value={String(category_id)}>
          {category_name}
        </MenuItem>
      ))}
    </TextField>
  );
}
