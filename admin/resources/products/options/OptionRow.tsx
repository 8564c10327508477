import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Autocomplete, Chip, IconButton, Stack, TextField, Tooltip } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { OptionInput } from '../../../../storefront-host/modules/catalog/products/variants/product-options.contract.ts';
import { usePlace } from '../../../layout/ShopContext.tsx';

interface OptionRowProps {
  readonly option: OptionInput;
  readonly index: number;
  readonly onChange: (option: OptionInput) => void;
  readonly onRemove: () => void;
}

type Item = OptionInput['items'][number];

/** One option: its name, and its values as chips. Enter, a comma or leaving the field makes a chip. */
export function OptionRow({ option, index, onChange, onRemove }: OptionRowProps) {
  const translate = useTranslate();
  const { base_language: lang } = usePlace().shop;
  const [typed, setTyped] = useState('');
  const name = option.title[lang] ?? '';
  const labelOf = ({ title }: Item) => title[lang] ?? title.th ?? title.en ?? '';
  const addTyped = (text: string) => {
    const known = new Set(option.items.map((item) => labelOf(item).toLowerCase()));
    const fresh = [...new Set(text.split(/[,\n]/).map((word) => word.trim()))].filter(
      (word) => word !== '' && !known.has(word.toLowerCase()),
    );
    setTyped('');
    if (fresh.length === 0) return;
    const items = [...option.items, ...fresh.map((word) => ({ title: { [lang]: word } }))];
    onChange({ ...option, items });
  };
  const remove = translate('app.options.remove', { name });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, width: { xs: '100%', sm: 220 } }}>
        <TextField
          fullWidth
          label={translate('app.options.name')}
          value={name}
          autoFocus={name === ''}
          onChange={({ target }) =>
            onChange({ ...option, title: { ...option.title, [lang]: target.value } })
          }
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <Tooltip title={remove}>
          <IconButton aria-label={remove} onClick={onRemove} sx={{ alignSelf: 'center' }}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      <Autocomplete<Item, true, false, true>
        multiple
        freeSolo
        fullWidth
        options={[]}
        value={[...option.items]}
        inputValue={typed}
        getOptionLabel={(item) => (typeof item === 'string' ? item : labelOf(item))}
        onInputChange={(_event, text, reason) => {
          if (reason === 'reset') return;
          if (/[,\n]/.test(text)) addTyped(text);
          else setTyped(text);
        }}
        onChange={(_event, items) => {
          const last = items.at(-1);
          if (typeof last === 'string') addTyped(last);
          else onChange({ ...option, items: items.filter((item) => typeof item !== 'string') });
        }}
        onBlur={() => addTyped(typed)}
        renderValue={(items, getItemProps) =>
          items.map((item, at) => {
            const { key, ...props } = getItemProps({ index: at });
            return (
              <Chip key={key} label={typeof item === 'string' ? item : labelOf(item)} {...props} />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('app.options.values')}
            placeholder={translate(`app.options.example.${Math.min(index, 1)}`)}
            autoFocus={name !== '' && option.items.length === 0 && option.key === undefined}
            helperText={translate('app.options.values_help')}
          />
        )}
      />
    </Stack>
  );
}
