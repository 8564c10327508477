import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { ColorField } from '../theme/ColorField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './field-props.ts';
import { ImageField } from './ImageField.tsx';
import { LinkControl } from './link/LinkControl.tsx';
import { ListField } from './ListField.tsx';
import { NumberControl } from './NumberControl.tsx';
import { QueryField } from './QueryField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { TextControl } from './TextControl.tsx';

/** The control of one field, by its kind. */
export function FieldControl({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextControl {...props} field={field} />;
    case 'link':
      return <LinkControl {...props} field={field} />;
    case 'richtext':
      return <RichTextField {...props} field={field} />;
    case 'image':
      return <ImageField {...props} field={field} />;
    case 'color':
      return <ColorControl {...props} field={field} fallback={field.default} />;
    case 'toggle':
      return <ToggleControl {...props} field={field} isOn={field.default} />;
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'choice':
      return (
        <ChoiceField {...props} field={field} options={field.options} fallback={field.default} />
      );
    case 'query':
      return <QueryField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} of={field.of} Control={FieldControl} />;
  }
}

function ToggleControl({ rule, value, isOn, onChange }: FieldProps & { readonly isOn: boolean }) {
  const lang = useLang();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={value === undefined ? isOn : value === true || value === 1}
            onChange={({ target }) => onChange(target.checked)}
          />
        }
        label={rule.label[lang]}
      />
      {rule.hint && <FormHelperText sx={{ mt: 0 }}>{rule.hint[lang]}</FormHelperText>}
    </div>
  );
}

function ColorControl({
  rule,
  value,
  fallback,
  onChange,
}: FieldProps & { readonly fallback: string }) {
  const lang = useLang();
  return (
    <ColorField
      label={rule.label[lang]}
      value={typeof value === 'string' && value ? value : fallback || '#ffffff'}
      onChange={onChange}
    />
  );
}
