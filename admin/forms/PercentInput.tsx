import { NumberInput, useTranslate } from 'react-admin';
import { InputAdornment } from '@mui/material';

interface PercentInputProps {
  readonly source: string;
  readonly autoFocus?: boolean;
}

/** A discount in whole percent. */
export function PercentInput({ source, autoFocus = false }: PercentInputProps) {
  const translate = useTranslate();
  return (
    <NumberInput
      source={source}
      label={translate('app.offers.percent')}
      helperText={false}
      required
      autoFocus={autoFocus}
      min={1}
      max={100}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
      }}
    />
  );
}
