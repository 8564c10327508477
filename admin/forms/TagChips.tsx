import { useState } from 'react';
import { Autocomplete, TextField } from '@mui/material';

const MAX_LENGTH = 40;

interface TagChipsProps {
  readonly label: string;
  readonly help: string;
  readonly tags: readonly string[];
  /** The shop's existing tags. */
  readonly suggested: readonly string[];
  readonly disabled?: boolean;
  readonly onChange: (tags: readonly string[]) => void;
}

/** Tags as chips with suggestions of existing ones; Enter, a comma or leaving the field adds one. */
export function TagChips(props: TagChipsProps) {
  const { label, help, tags, suggested, disabled = false, onChange } = props;
  const [typed, setTyped] = useState('');
  const change = (words: readonly string[]) => {
    setTyped('');
    const all = [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
    if (all.join('\n') !== tags.join('\n')) onChange(all);
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      filterSelectedOptions
      options={[...suggested]}
      value={[...tags]}
      inputValue={typed}
      disabled={disabled}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset') return;
        if (text.includes(',')) change([...tags, ...text.split(',')]);
        else setTyped(text.slice(0, MAX_LENGTH));
      }}
      onChange={(_event, words) => change(words)}
      onBlur={() => change([...tags, typed])}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
    />
  );
}
