import type { ReactNode } from 'react';
import { InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';
import { TextField } from '@mui/material';

interface ChoiceInputProps {
  readonly source: string;
  readonly label?: string;
  readonly helperText?: ReactNode;
  readonly choices: readonly { readonly id: string | number; readonly name: string }[];
  /** Label of the empty choice. Without it a choice is required. */
  readonly none?: string;
}

/** The browser's own select, for which phones have a native picker. The empty choice is null. */
export function ChoiceInput({ source, label, helperText, choices, none }: ChoiceInputProps) {
  const asChoice = (value: string) => choices.find(({ id }) => String(id) === value)?.id ?? null;
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState } = useInput({ source, format: asText, parse: asChoice });
  const message = fieldState.error?.message;
  return (
    <TextField
      {...field}
      select
      fullWidth
      label={label ?? translate(`resources.${resource}.fields.${source}`)}
      error={fieldState.invalid}
      helperText={
        (message !== undefined || helperText) && (
          <InputHelperText error={message ?? ''} helperText={helperText} />
        )
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
