import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { Button, FormHelperText, FormLabel, IconButton, Stack, TextField } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { messageIn } from '../../../forms/message-in.ts';

const MAX_ATTRIBUTES = 50;
type Rows = readonly (readonly [name: string, value: string])[];

/** Facts of the product as name and value, in the order in which shoppers see them. */
export function AttributesInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'attributes' });
  const value: Readonly<Record<string, string>> = field.value ?? {};
  // Store rows apart from the value: rows may lack a name, or share one, while they are typed.
  const [rows, setRows] = useState<Rows>(() => Object.entries(value));
  const isOurs = JSON.stringify(factsOf(rows)) === JSON.stringify(value);
  const shown = isOurs ? rows : Object.entries(value);
  const change = (next: Rows) => {
    setRows(next);
    field.onChange(factsOf(next));
  };
  const message = messageIn(fieldState.error);
  return (
    <Stack
      sx={{ gap: 1 }}
      role="group"
      aria-label={translate('resources.products.fields.attributes')}
    >
      <FormLabel component="span">{translate('resources.products.fields.attributes')}</FormLabel>
      {shown.map(([name, text], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and are added at the end
        <Stack key={index} direction="row" sx={{ gap: 1 }}>
          <TextField
            fullWidth
            label={translate('app.products.attribute_name')}
            value={name}
            onChange={({ target }) => change(shown.with(index, [target.value, text]))}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <TextField
            fullWidth
            label={translate('app.products.attribute_value')}
            value={text}
            onChange={({ target }) => change(shown.with(index, [name, target.value]))}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <IconButton
            aria-label={translate('app.products.attribute_remove', { name })}
            onClick={() => change(shown.toSpliced(index, 1))}
            sx={{ alignSelf: 'center' }}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      {message !== undefined && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
      {shown.length < MAX_ATTRIBUTES && field.disabled !== true && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => setRows([...shown, ['', '']])}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('app.products.attribute_add')}
        </Button>
      )}
    </Stack>
  );
}

function factsOf(rows: Rows): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.flatMap(([name, text]) => (name.trim() === '' ? [] : [[name.trim(), text]])),
  );
}
