import { useState } from 'react';
import { MenuItem, TextField } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import { helpOf, problemText, type FieldProps } from './field-props.ts';

/** Keeps half-typed input ('1' of '12') until it is a valid number. */
export function NumberField(props: FieldProps) {
  const t = useText();
  const lang = useLang();
  const { field, rule, value, onChange } = props;
  const current = typeof value === 'number' ? value : Number(field.default);
  const [typed, setTyped] = useState<string | null>(null);
  const { min = 0, max = Infinity, oneOf } = rule;
  const isWrong = typed !== null && !fits(typed, min, max);
  return (
    <TextField
      select={oneOf !== undefined}
      label={rule.label[lang]}
      value={typed ?? String(current)}
      error={isWrong || problemText(props, t) !== undefined}
      helperText={isWrong ? t('inspect.OUT_OF_RANGE', { min, max }) : helpOf(props, t, lang)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        const text: string = target.value;
        if (fits(text, min, max)) onChange(Number(text));
        setTyped(oneOf ? null : text);
      }}
    >
      {oneOf?.map((one) => (
        <MenuItem key={one} value={String(one)}>
          {rule.shownAs === 'seconds' ? t('inspect.seconds', { n: one / 1_000 }) : one}
        </MenuItem>
      ))}
    </TextField>
  );
}

function fits(text: string, min: number, max: number): boolean {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max;
}
