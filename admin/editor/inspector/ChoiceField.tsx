import { MenuItem, TextField } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import { helpOf, type FieldProps } from './field-props.ts';

export function ChoiceField({
  options,
  ...props
}: FieldProps & { readonly options: readonly string[] }) {
  const t = useText();
  const lang = useLang();
  const { field, rule, value, onChange } = props;
  const chosen = options.find((option) => option === value) ?? String(field.default);
  return (
    <TextField
      select
      label={rule.label[lang]}
      value={chosen}
      helperText={helpOf(props, t, lang)}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {rule.optionLabels?.[option]?.[lang] ?? option}
        </MenuItem>
      ))}
    </TextField>
  );
}
