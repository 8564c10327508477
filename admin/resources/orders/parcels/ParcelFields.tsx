import { useTranslate } from 'react-admin';
import { Chip, Stack, TextField } from '@mui/material';
import { ParcelRequest } from '../../../../storefront-host/modules/sales/parcels/parcels.contract.ts';
import { limitOf } from '../../../forms/contract-limits.ts';
import { isBaht, isGrams, type ParcelDraft } from './parcel-draft.ts';
import { useCouriers } from './use-couriers.ts';

const MAX_COURIER = limitOf(ParcelRequest.properties.courier, 'maxLength');
const MAX_CODE = limitOf(ParcelRequest.properties.code, 'maxLength');

interface ParcelFieldsProps {
  readonly draft: ParcelDraft;
  readonly onChange: (draft: ParcelDraft) => void;
  /** True to show the errors of wrong fields. */
  readonly isChecked: boolean;
}

/** Shows courier, tracking number, weight and price of a parcel. */
export function ParcelFields({ draft, onChange, isChecked }: ParcelFieldsProps) {
  const translate = useTranslate();
  const couriers = useCouriers();
  const change = (part: Partial<ParcelDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {couriers.map(({ name }) => (
          <Chip
            key={name}
            label={name}
            variant={draft.courier === name ? 'filled' : 'outlined'}
            color={draft.courier === name ? 'primary' : 'default'}
            aria-pressed={draft.courier === name}
            onClick={() => change({ courier: draft.courier === name ? '' : name })}
          />
        ))}
      </Stack>
      <TextField
        label={translate('app.orders.courier')}
        value={draft.courier}
        onChange={({ target }) => change({ courier: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_COURIER } }}
      />
      <TextField
        label={translate('app.orders.code')}
        value={draft.code}
        onChange={({ target }) => change({ code: target.value })}
        helperText={translate('app.orders.code_later')}
        slotProps={{
          htmlInput: {
            maxLength: MAX_CODE,
            autoCapitalize: 'characters',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextField
          label={translate('app.orders.parcels.grams')}
          value={draft.grams}
          onChange={({ target }) => change({ grams: target.value })}
          error={isChecked && !isGrams(draft.grams)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
        <TextField
          label={translate('app.orders.parcels.price')}
          value={draft.cost}
          onChange={({ target }) => change({ cost: target.value })}
          error={isChecked && !isBaht(draft.cost)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
        />
      </Stack>
    </>
  );
}
