import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { useText } from '../use-text.ts';
import { helpOf, type FieldProps } from './field-props.ts';
import { ProductChoice } from './link/ProductChoice.tsx';
import { NumberField } from './NumberField.tsx';
import { useCategories } from './use-categories.ts';

/** A number that refers to a record is shown as a choice of records. */
export function NumberControl(props: FieldProps) {
  const { shownAs } = props.rule;
  if (shownAs === 'category') return <CategoryField {...props} />;
  if (shownAs === 'product') return <ProductField {...props} />;
  if (shownAs === 'switch') return <SwitchField {...props} />;
  return <NumberField {...props} />;
}

/** 0 selects all; a deleted category keeps its number, so that opening the form changes nothing. */
function CategoryField(props: FieldProps) {
  const t = useText();
  const lang = useLang();
  const categories = useCategories();
  const { rule, value, onChange } = props;
  const chosen = typeof value === 'number' ? value : 0;
  const isKnown = chosen === 0 || categories.some(({ category_id }) => category_id === chosen);
  return (
    <TextField
      select
      label={rule.label[lang]}
      value={String(chosen)}
      helperText={helpOf(props, t, lang)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <MenuItem value="0">{t('query.all')}</MenuItem>
      {!isKnown && <MenuItem value={String(chosen)}>{chosen}</MenuItem>}
      {categories.map(({ category_id, category_name }) => (
        <MenuItem key={category_id} value={String(category_id)}>
          {category_name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** 0 is no product. */
function ProductField({ rule, value, onChange }: FieldProps) {
  const lang = useLang();
  return (
    <ProductChoice
      label={rule.label[lang]}
      value={typeof value === 'number' ? String(value) : ''}
      problem={undefined}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

function SwitchField({ rule, value, onChange }: FieldProps) {
  const lang = useLang();
  return (
    <FormControlLabel
      control={
        <Switch checked={value === 1} onChange={({ target }) => onChange(target.checked ? 1 : 0)} />
      }
      label={rule.label[lang]}
    />
  );
}
