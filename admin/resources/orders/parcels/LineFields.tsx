import { useTranslate } from 'react-admin';
import { Box, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { tabular } from '../../../layout/styles.ts';

interface LineFieldsProps {
  readonly order: Order;
  readonly left: readonly { readonly rank: number; readonly quantity: number }[];
  /** Typed numbers of pieces, in the order of `left`. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly isChecked: boolean;
  /** Legend of the fields; by default it says that the pieces go into a parcel. */
  readonly legend?: string;
}

/** Chooses the pieces of each line for the parcel; at first, all that are left. */
export function LineFields(props: LineFieldsProps) {
  const { order, left, chosen, onChange, isChecked, legend } = props;
  const translate = useTranslate();
  const isEmpty = chosen.every((typed) => Number(typed) === 0);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 620, mb: 1 }}>
        {legend ?? translate('app.orders.parcels.lines')}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {left.map(({ rank, quantity: most }, index) => {
          const line = order.lines[rank];
          const name = [line?.title, line?.option_text].filter(Boolean).join(' · ');
          const typed = Number(chosen[index]);
          const isWrong = !Number.isInteger(typed) || typed < 0 || typed > most;
          return (
            <Stack key={rank} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <TextField
                value={chosen[index]}
                onChange={({ target }) => onChange(chosen.with(index, target.value))}
                error={isWrong}
                helperText={isWrong && translate('app.orders.parcels.too_many', { left: most })}
                slotProps={{
                  htmlInput: { inputMode: 'numeric', maxLength: 6, 'aria-label': name },
                }}
                sx={{ width: 88, flex: 'none' }}
              />
              <Typography color="textSecondary" sx={{ ...tabular, flex: 'none' }}>
                {translate('app.orders.parcels.of', { left: most })}
              </Typography>
            </Stack>
          );
        })}
      </Stack>
      {isChecked && isEmpty && (
        <FormHelperText error>{translate('app.orders.parcels.none_chosen')}</FormHelperText>
      )}
    </Box>
  );
}
