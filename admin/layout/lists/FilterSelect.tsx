import { useListContext } from 'react-admin';
import { TextField } from '@mui/material';

interface FilterSelectProps {
  readonly field: string;
  readonly label: string;
  /** Label of the choice that filters nothing. */
  readonly all: string;
  readonly toValue?: (id: string) => string | number;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** A list's filter as the browser's own select, for which phones have a native picker. */
export function FilterSelect({ field, label, all, toValue = String, choices }: FilterSelectProps) {
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
