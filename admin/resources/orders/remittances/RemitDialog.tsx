import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogContentText, TextField, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { tabular } from '../../../layout/styles.ts';
import { useAction } from '../../../layout/use-action.ts';
import { isBaht } from '../parcels/parcel-draft.ts';

interface RemitDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Records a courier's payment: the amount before its fee, and the reason for a difference. */
export function RemitDialog({ order, onClose }: RemitDialogProps) {
  const translate = useTranslate();
  const [amount, setAmount] = useState(String(order.cod_due));
  const [fee, setFee] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const isAmount = amount.trim() !== '' && isBaht(amount);
  const isFee = isBaht(fee) && Number(fee) <= Number(amount);
  const differs = isAmount && Number(amount) !== order.cod_due;
  const needsReason = differs && reason.trim() === '';
  const submit = () => {
    setChecked(true);
    if (!isAmount || !isFee || needsReason) return;
    mutate({
      run: (provider) =>
        provider.remitOrder(order.id, {
          revision: order.revision,
          amount: Number(amount),
          fee: Number(fee),
          ...(differs && { reason: reason.trim() }),
        }),
      done: 'app.remittances.done',
      args: { number: order.number },
    });
  };
  return (
    <FormDialog
      title={translate('app.remittances.title', { number: order.number })}
      submit={translate('app.remittances.confirm')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {translate('app.remittances.text', { due: formatPrice(order.cod_due) })}
      </DialogContentText>
      <TextField
        label={translate('app.remittances.amount')}
        value={amount}
        error={!isAmount}
        helperText={translate(
          isAmount ? 'app.remittances.amount_help' : 'app.orders.manual.amount',
        )}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
      />
      <TextField
        label={translate('app.remittances.fee')}
        value={fee}
        error={!isFee}
        helperText={!isFee && translate('app.remittances.fee_wrong')}
        onChange={({ target }) => setFee(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
      />
      {differs && (
        <TextField
          label={translate('app.remittances.reason')}
          value={reason}
          error={isChecked && needsReason}
          helperText={translate('app.remittances.reason_help')}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
      {isAmount && isFee && (
        <Typography sx={tabular}>
          {translate('app.remittances.arrives', {
            amount: formatPrice(
              (Math.round(Number(amount) * 100) - Math.round(Number(fee) * 100)) / 100,
            ),
          })}
        </Typography>
      )}
    </FormDialog>
  );
}
