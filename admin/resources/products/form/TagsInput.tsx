import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { Autocomplete, TextField } from '@mui/material';
import { messageIn } from '../../../forms/message-in.ts';

const MAX_TAGS = 30;
const NONE: readonly string[] = [];

/** Tags as chips: Enter, a comma or leaving the field adds one. */
export function TagsInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'tags' });
  const [typed, setTyped] = useState('');
  const tags: readonly string[] = Array.isArray(field.value) ? field.value : NONE;
  const add = (text: string, before: readonly string[] = tags) => {
    const words = text.split(/[,\n]/).map((word) => word.trim());
    const all = [...new Set([...before, ...words])].filter((word) => word !== '');
    setTyped('');
    if (all.length !== tags.length) field.onChange(all.slice(0, MAX_TAGS));
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      options={[]}
      value={[...tags]}
      inputValue={typed}
      disabled={field.disabled === true}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset') return;
        if (/[,\n]/.test(text)) add(text);
        else setTyped(text);
      }}
      onChange={(_event, words) => {
        setTyped('');
        field.onChange([...new Set(words.map((word) => word.trim()))].slice(0, MAX_TAGS));
      }}
      onBlur={() => {
        add(typed);
        field.onBlur();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('resources.products.fields.tags')}
          error={fieldState.invalid}
          helperText={messageIn(fieldState.error) ?? translate('app.products.tags_help')}
        />
      )}
    />
  );
}
