import { useState } from 'react';
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import LinkIcon from '@mui/icons-material/InsertLink';
import { useLang } from '../../../layout/formats.ts';
import { useText } from '../../use-text.ts';
import { helpOf, problemText, type FieldProps } from '../field-props.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** Target of a button: typed, or chosen in a dialog. */
export function LinkControl(props: FieldProps) {
  const t = useText();
  const lang = useLang();
  const { rule, value, placeholder, onChange } = props;
  const [isAsking, setAsking] = useState(false);
  const href = typeof value === 'string' ? value : '';
  const label = t('link.choose', { field: rule.label[lang] });
  const put = (next: string): void =>
    // An empty overlay is removed, so that the other language's link applies again.
    onChange(next === '' && placeholder !== undefined ? undefined : next);
  return (
    <>
      <TextField
        label={rule.label[lang]}
        value={href}
        placeholder={placeholder ?? '/search'}
        error={problemText(props, t) !== undefined}
        helperText={helpOf(props, t, lang)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Tooltip title={label}>
                  <IconButton edge="end" aria-label={label} onClick={() => setAsking(true)}>
                    <LinkIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
              </InputAdornment>
            ),
          },
        }}
        onChange={({ target }) => put(target.value)}
      />
      {isAsking && (
        <LinkDialog
          href={href}
          onClose={() => setAsking(false)}
          onUse={(next) => {
            setAsking(false);
            put(next);
          }}
        />
      )}
    </>
  );
}
