import { TextField } from '@mui/material';

interface BulkSelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly id: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
}

/** A native select, for which phones show their own picker. */
export function BulkSelect<Value extends string | number>(props: BulkSelectProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={String(value)}
      onChange={({ target }) => {
        const chosen = choices.find(({ id }) => String(id) === target.value);
        if (chosen) onChange(chosen.id);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
