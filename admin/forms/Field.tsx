import {
  BooleanInput,
  NumberInput,
  TextInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ruleOf } from './field-rules.ts';
import { useContract } from './FormContract.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { TimeInput } from './TimeInput.tsx';

interface FieldProps {
  /** A field of the form's contract, such as `price` or `titles.th`. */
  readonly source: string;
  /** Its label; by default the text `resources.{resource}.fields.{source}`. */
  readonly label?: string;
  readonly help?: string;
  readonly autoFocus?: boolean;
  /** Required by a rule of the form, even if the contract accepts an empty value. */
  readonly required?: boolean;
  /** Number of lines; one by default. */
  readonly rows?: number;
  /** Label of the empty choice. */
  readonly none?: string;
  /** Language of the text, for spell checking and screen readers. */
  readonly lang?: string;
}

/** The input for a field of the contract, with its limits; the page decides where it is. */
export function Field(props: FieldProps) {
  const { source, label, help, autoFocus, required = false, rows, none, lang } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const rule = ruleOf(useContract(), source);
  if (!rule) throw new Error(`the contract has no field '${source}'`);
  const named = {
    source,
    label: label ?? translate(`resources.${resource}.fields.${source}`),
    helperText: help ?? (false as const),
    required: required || rule.isRequired,
    ...(autoFocus && { autoFocus }),
  };
  switch (rule.kind) {
    case 'money':
      return <MoneyInput {...named} />;
    case 'number':
      return (
        <NumberInput
          {...named}
          {...(rule.minimum !== undefined && { min: rule.minimum })}
          {...(rule.maximum !== undefined && { max: rule.maximum })}
          slotProps={{ htmlInput: { inputMode: rule.isWhole ? 'numeric' : 'decimal' } }}
        />
      );
    case 'boolean':
      return <BooleanInput {...named} />;
    case 'time':
      return <TimeInput {...named} />;
    case 'choice': {
      const choices = (rule.choices ?? []).map((id) => ({
        id,
        name: translate(`resources.${resource}.enums.${source}.${id}`),
      }));
      return <ChoiceInput {...named} choices={choices} {...(none !== undefined && { none })} />;
    }
    case 'text':
    case 'other':
      return (
        <TextInput
          {...named}
          // Null clears a nullable field; other fields keep an empty text.
          {...(!rule.isNullable && { parse: asTyped })}
          {...(rows !== undefined && { multiline: true, minRows: rows })}
          slotProps={{ htmlInput: { maxLength: rule.maxLength, ...(lang && { lang }) } }}
        />
      );
  }
}

const asTyped = (value: string): string => value;
