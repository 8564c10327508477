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
  /** A field of the form's contract: `price`, `titles.th`. */
  readonly source: string;
  /** Its name; else the text `resources.{resource}.fields.{source}`. */
  readonly label?: string;
  readonly help?: string;
  readonly autoFocus?: boolean;
  /** By a rule of the form's own, even if the contract would accept an empty value. */
  readonly required?: boolean;
  /** Lines of text; one if absent. */
  readonly rows?: number;
  /** Label of the empty choice. */
  readonly none?: string;
  /** Language of the text, for spelling and screen readers. */
  readonly lang?: string;
}

/** The input that fits the contract's field, with its limits; the form's page decides its place. */
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
          // Null clears a field that may be empty; others stay a text.
          {...(!rule.isNullable && { parse: asTyped })}
          {...(rows !== undefined && { multiline: true, minRows: rows })}
          slotProps={{ htmlInput: { maxLength: rule.maxLength, ...(lang && { lang }) } }}
        />
      );
  }
}

const asTyped = (value: string): string => value;
