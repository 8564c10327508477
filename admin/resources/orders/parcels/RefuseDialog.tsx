import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Checkbox, DialogContentText, FormControlLabel, TextField } from '@mui/material';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { isBaht } from './parcel-draft.ts';

interface RefuseDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/**
 * Records that the buyer did not accept the parcel: its pieces may be sold again, and its return
 * has a price.
 */
export function RefuseDialog({ order, onClose }: RefuseDialogProps) {
  const translate = useTranslate();
  const [restock, setRestock] = useState(true);
  const [cost, setCost] = useState('');
  const { mutate, isPending } = useAction(onClose);
  const isWrong = !isBaht(cost);
  const refuse = () => {
    if (isWrong) return;
    mutate({
      run: (provider) =>
        provider.refuseOrder(order.id, {
          revision: order.revision,
          restock,
          ...(cost.trim() !== '' && { cost: Number(cost) }),
        }),
      done: 'app.orders.refused_done',
      args: { number: order.number },
    });
  };
  return (
    <FormDialog
      title={translate('app.orders.refuse_title', { number: order.number })}
      submit={translate('app.orders.refuse_confirm')}
      cancel={translate('app.orders.cancel_keep')}
      isPending={isPending}
      isDanger
      onSubmit={refuse}
      onClose={onClose}
    >
      <DialogContentText>{translate('app.orders.refuse_text')}</DialogContentText>
      <FormControlLabel
        control={
          <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)} />
        }
        label={translate('app.orders.refuse_restock')}
      />
      <TextField
        label={translate('app.orders.refuse_cost')}
        value={cost}
        error={isWrong}
        onChange={({ target }) => setCost(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
      />
    </FormDialog>
  );
}
