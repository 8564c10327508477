import { useTranslate } from 'react-admin';
import { useWatch, useFormContext } from 'react-hook-form';
import { FormControlLabel, Stack, Switch } from '@mui/material';
import { MoneyInput } from '../../forms/MoneyInput.tsx';

interface SurchargeFieldProps {
  readonly source: string;
  readonly label: 'island' | 'remote';
}

/** Sets whether the method serves islands or remote areas, and their surcharge. */
export function SurchargeField({ source, label }: SurchargeFieldProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const fee: unknown = useWatch({ name: source });
  return (
    <Stack sx={{ gap: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={fee !== null}
            onChange={({ target }) =>
              setValue(source, target.checked ? 0 : null, { shouldDirty: true })
            }
          />
        }
        label={translate(`app.delivery.to_${label}`)}
      />
      {fee !== null && (
        <MoneyInput source={source} label={translate(`app.delivery.${label}_fee`)} />
      )}
    </Stack>
  );
}
