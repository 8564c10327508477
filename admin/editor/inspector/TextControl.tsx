import { TextField } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import { helpOf, problemText, type FieldProps } from './field-props.ts';

/** Longer texts get a field of several lines. */
const LONG = 200;

export function TextControl(props: FieldProps) {
  const t = useText();
  const lang = useLang();
  const { rule, value, placeholder, onChange } = props;
  const isLong = (rule.maxLength ?? 0) >= LONG;
  return (
    <TextField
      label={rule.label[lang]}
      value={typeof value === 'string' ? value : ''}
      placeholder={placeholder ?? ''}
      error={problemText(props, t) !== undefined}
      helperText={helpOf(props, t, lang)}
      multiline={isLong}
      {...(isLong && { minRows: 3, maxRows: 12 })}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? emptied(placeholder) : target.value)}
    />
  );
}

/** An empty overlay is removed, so that the other language's text applies again. */
function emptied(placeholder: string | undefined): string | undefined {
  return placeholder === undefined ? '' : undefined;
}
