import { NumberInput, useTranslate } from 'react-admin';
import { InputAdornment } from '@mui/material';
import type { WireMethod } from '@talad/elements/api/delivery.contract';

interface LimitInputProps {
  readonly source: string;
  readonly by: Exclude<WireMethod['by'], 'order'>;
}

/** The upper limit of a step; empty for no limit. */
export function LimitInput({ source, by }: LimitInputProps) {
  const translate = useTranslate();
  const unit = (
    <InputAdornment position="end">{translate(`app.delivery.unit.${by}`)}</InputAdornment>
  );
  return (
    <NumberInput
      source={source}
      label={translate('app.delivery.up_to')}
      helperText={false}
      min={0}
      step={by === 'pieces' ? 1 : 0.001}
      slotProps={{
        htmlInput: { inputMode: 'decimal', placeholder: translate('app.delivery.no_limit') },
        input: { endAdornment: unit },
        inputLabel: { shrink: true },
      }}
    />
  );
}
