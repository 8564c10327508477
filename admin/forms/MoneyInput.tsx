import { NumberInput, type NumberInputProps } from 'react-admin';
import { InputAdornment } from '@mui/material';

type MoneyInputProps = Pick<
  NumberInputProps,
  'source' | 'label' | 'helperText' | 'required' | 'autoFocus'
>;

/** An amount in baht with satang; phones show their number keyboard. */
export function MoneyInput({ helperText = false, required = false, ...input }: MoneyInputProps) {
  return (
    <NumberInput
      {...input}
      helperText={helperText}
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
