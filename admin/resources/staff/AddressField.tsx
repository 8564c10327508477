import { TextField } from '@mui/material';
import { useState } from 'react';
import type { ApiRefusal } from '../../providers/api-refusal.ts';

/** Refusals that are about the address, and are shown beside it. */
const ABOUT_ADDRESS = ['OWN_ADDRESS', 'ALREADY_STAFF', 'ALREADY_INVITED'];

/** The e-mail address of an invited person, and what the server has against it. */
export function useAddress() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = ({ message }: ApiRefusal) => setProblem(message);
  return {
    email: typed.trim(),
    refusals: Object.fromEntries(ABOUT_ADDRESS.map((code) => [code, refuse])),
    field: {
      value: typed,
      problem,
      onChange: (value: string) => {
        setTyped(value);
        setProblem(null);
      },
    },
  };
}

interface AddressFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

export function AddressField({ label, value, problem, onChange }: AddressFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      required
      autoFocus
      value={value}
      error={problem !== null}
      helperText={problem}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: 254, autoComplete: 'off', spellCheck: false },
        formHelperText: { role: 'alert' },
      }}
    />
  );
}
