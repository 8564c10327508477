import { useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '@mui/material';

interface LinesInputProps {
  readonly source: string;
  readonly label: string;
  readonly help: string;
}

/** A list of short words, separated by spaces, commas or lines. */
export function LinesInput({ source, label, help }: LinesInputProps) {
  const { field, fieldState } = useController({ name: source });
  const [typed, setTyped] = useState((field.value as readonly string[]).join(' '));
  return (
    <TextField
      fullWidth
      multiline
      label={label}
      value={typed}
      error={fieldState.invalid}
      helperText={help}
      disabled={field.disabled ?? false}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.value.split(/[\s,]+/).filter((word) => word !== ''));
      }}
    />
  );
}
