import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Checkbox, FormControlLabel, InputAdornment, TextField, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { LineFields } from '../parcels/LineFields.tsx';
import { isBaht, unsentLines } from '../parcels/parcel-draft.ts';
import { CancelDialog } from '../CancelDialog.tsx';
import { leftToRefund, returnableLines, worthOf } from './refund-draft.ts';
import { RefundMethodField, type RefundMethod } from './RefundMethodField.tsx';

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Refunds the value of the returned pieces, or another amount. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const methods = order.refund_ways;
  const wanted = methods.find((one) => one === order.return?.way);
  // Before the order is sent, the refunded pieces are removed from it.
  const isUnsent = order.status === 'placed';
  const lines = isUnsent ? unsentLines(order) : returnableLines(order);
  const [chosen, setChosen] = useState(() =>
    lines.map(({ rank }) => String(requestedPieces(order, rank))),
  );
  const [restock, setRestock] = useState(!isUnsent);
  // The amount follows the pieces until it is typed.
  const [typedGoods, setGoods] = useState<string | null>(null);
  const [shipping, setShipping] = useState('');
  const [method, setMethod] = useState<RefundMethod>(wanted ?? methods[0] ?? 'transfer');
  const [note, setNote] = useState('');
  const [isCancelling, setCancelling] = useState(false);
  const { mutate, isPending } = useAction(onClose, {
    // A refund that leaves nothing to send is a cancellation.
    REFUND_CANCEL: () => setCancelling(true),
  });
  const left = leftToRefund(order);
  const pieces = lines.flatMap(({ rank }, index) => {
    const quantity = Number(chosen[index]);
    return quantity === 0 ? [] : [{ rank, quantity, restock }];
  });
  const areWrong = pieces.some(
    ({ rank, quantity }) =>
      !Number.isInteger(quantity) ||
      quantity < 0 ||
      quantity > (lines.find((line) => line.rank === rank)?.quantity ?? 0),
  );
  const worth = areWrong ? null : worthOf(order, pieces);
  const goods = typedGoods ?? String(worth ?? '');
  const isWrong = (typed: string, most: number) => !isBaht(typed) || Number(typed) > most;
  const [wrongGoods, wrongShipping] = [
    isWrong(goods, left.goods),
    isWrong(shipping, left.shipping),
  ];
  const amount = wrongGoods || wrongShipping ? 0 : Number(goods) + Number(shipping);
  const submit = () => {
    if (areWrong || wrongGoods || wrongShipping) return;
    mutate({
      run: (provider) =>
        provider.refundOrder(order.id, {
          revision: order.revision,
          lines: pieces,
          goods: Number(goods),
          shipping: Number(shipping),
          way: method,
          note: note.trim(),
        }),
      done: 'app.refunds.done',
      args: { amount: formatPrice(amount) },
    });
  };
  const money = {
    input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
    htmlInput: { inputMode: 'decimal', maxLength: 12 },
  } as const;
  if (isCancelling) return <CancelDialog order={order} isInstead onClose={onClose} />;
  return (
    <FormDialog
      title={translate('app.refunds.title', { number: order.number })}
      submit={translate('app.refunds.submit', { amount: formatPrice(amount) })}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {lines.length > 0 && (
        <LineFields
          order={order}
          left={lines}
          chosen={chosen}
          onChange={setChosen}
          isChecked={false}
          legend={translate(isUnsent ? 'app.refunds.pieces_unsent' : 'app.refunds.pieces')}
        />
      )}
      {pieces.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)} />
          }
          label={translate('app.refunds.restock')}
        />
      )}
      <TextField
        label={translate('app.refunds.goods')}
        value={goods}
        onChange={({ target }) => setGoods(target.value)}
        error={wrongGoods}
        helperText={translate(wrongGoods ? 'app.refunds.too_much' : 'app.refunds.goods_left', {
          most: formatPrice(left.goods),
        })}
        slotProps={money}
      />
      {left.shipping > 0 && (
        <TextField
          label={translate('app.refunds.shipping')}
          value={shipping}
          onChange={({ target }) => setShipping(target.value)}
          error={wrongShipping}
          helperText={translate(wrongShipping ? 'app.refunds.too_much' : 'app.refunds.goods_left', {
            most: formatPrice(left.shipping),
          })}
          slotProps={money}
        />
      )}
      {methods.length > 0 && (
        <RefundMethodField methods={methods} method={method} onChange={setMethod} />
      )}
      {order.price.lnwcash > 0 && <Typography>{translate('app.refunds.lnwcash')}</Typography>}
      {order.points && <Typography>{translate('app.refunds.points')}</Typography>}
      <TextField
        label={translate('app.refunds.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}

/** Returns the pieces of an open return. */
function requestedPieces(order: Order, rank: number): number {
  if (!order.return || order.return.state === null) return 0;
  return order.return.lines.find((line) => line.rank === rank)?.quantity ?? 0;
}
