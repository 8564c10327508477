import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';

type Days = { readonly from: number; readonly to: number } | null;

/** Sets the days of transport; switched off, the shop promises nothing. */
export function DaysFields({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: source });
  const days = field.value as Days;
  const error = fieldState.error as { readonly to?: { readonly message?: string } } | undefined;
  const input = (part: 'from' | 'to') => (
    <TextField
      type="number"
      label={translate(`app.delivery.days_${part}`)}
      value={days?.[part] ?? ''}
      disabled={field.disabled ?? false}
      error={part === 'to' && error !== undefined}
      helperText={part === 'to' ? (error?.to?.message ?? ' ') : ' '}
      onChange={({ target }) => field.onChange({ ...days, [part]: Number(target.value) })}
      slotProps={{ htmlInput: { min: 0, max: 60, inputMode: 'numeric' } }}
      sx={{ maxWidth: 160 }}
    />
  );
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={days !== null}
            disabled={field.disabled ?? false}
            onChange={({ target }) => field.onChange(target.checked ? { from: 1, to: 3 } : null)}
          />
        }
        label={translate('app.delivery.promises')}
      />
      {days !== null && (
        <Stack direction="row" sx={{ gap: 2, mt: 1 }}>
          {input('from')}
          {input('to')}
        </Stack>
      )}
    </div>
  );
}
