import { NumberInput } from 'react-admin';
import { InputAdornment } from '@mui/material';

interface MoneyInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText?: string;
  readonly required?: boolean;
}

/** Baht with satang; the phone shows its number keys. */
export function MoneyInput({ source, label, helperText, required = false }: MoneyInputProps) {
  return (
    <NumberInput
      source={source}
      label={label}
      helperText={helperText ?? false}
      required={required}
      step={0.01}
      min={0}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
      }}
    />
  );
}
