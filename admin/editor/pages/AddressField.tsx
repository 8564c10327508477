import { InputAdornment, TextField } from '@mui/material';
import { isFreeName, isPageName } from '@talad/elements/page/page-name';
import { useText, type EditorKey } from '../use-text.ts';

interface AddressFieldProps {
  readonly value: string;
  readonly problem: EditorKey | null;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** The last part of a page's address; spaces become hyphens while it is typed. */
export function AddressField({ value, problem, autoFocus = false, onChange }: AddressFieldProps) {
  const t = useText();
  return (
    <TextField
      required
      autoFocus={autoFocus}
      label={t('page.name')}
      value={value}
      error={problem !== null}
      helperText={t(problem ?? 'page.name_help')}
      slotProps={{
        inputLabel: { shrink: true },
        input: { startAdornment: <InputAdornment position="start">/</InputAdornment> },
        htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 64 },
      }}
      onChange={({ target }) => onChange(target.value.toLowerCase().replaceAll(/[\s/]+/g, '-'))}
    />
  );
}

export function addressProblem(name: string, taken: readonly string[]): EditorKey | null {
  if (name === '') return null;
  if (taken.includes(name)) return 'page.name_taken';
  if (!isPageName(name)) return 'page.name_bad';
  return isFreeName(name) ? null : 'page.name_system';
}
