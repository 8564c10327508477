import { MenuItem, TextField } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import { helpOf, type FieldProps } from './field-props.ts';

interface ChoiceFieldProps extends FieldProps {
  readonly options: readonly string[];
  readonly fallback: string;
}

export function ChoiceField({ options, fallback, ...props }: ChoiceFieldProps) {
  const t = useText();
  const lang = useLang();
  const { rule, value, onChange } = props;
  const chosen = options.find((option) => option === value) ?? fallback;
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
