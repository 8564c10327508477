import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { LineFields } from './LineFields.tsx';
import { ParcelFields } from './ParcelFields.tsx';
import { useCouriers } from './use-couriers.ts';
import { factsOf, unsentLines, type ParcelDraft } from './parcel-draft.ts';

interface SendDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Sends everything that is left, which ships the order, or a part of it. */
export function SendDialog({ order, onClose }: SendDialogProps) {
  const translate = useTranslate();
  const left = unsentLines(order);
  const suggested = useCouriers().find(({ is_default: isDefault }) => isDefault)?.name ?? '';
  const [typed, setDraft] = useState<ParcelDraft | null>(null);
  const courier = order.delivery?.kind === 'own' ? '' : suggested;
  const draft = typed ?? { courier, code: '', grams: '', cost: '' };
  const [chosen, setChosen] = useState(() => left.map(({ quantity }) => String(quantity)));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const lines = left
    .map(({ rank }, index) => ({ rank, quantity: Number(chosen[index]) }))
    .filter(({ quantity }) => quantity !== 0);
  const isAll = left.every(({ quantity }, index) => Number(chosen[index]) === quantity);
  const isWrong =
    lines.length === 0 ||
    left.some(({ quantity: most }, index) => {
      const quantity = Number(chosen[index]);
      return !Number.isInteger(quantity) || quantity < 0 || quantity > most;
    });
  const facts = factsOf(draft);
  const submit = () => {
    setChecked(true);
    if (isWrong || !facts) return;
    mutate({
      run: (provider) =>
        provider.sendParcel(order.id, {
          revision: order.revision,
          ...facts,
          ...(!isAll && { lines }),
        }),
      done: isAll ? 'app.orders.shipped_done' : 'app.orders.parcels.part_done',
      args: { number: order.number },
    });
  };
  return (
    <FormDialog
      title={translate('app.orders.ship_title', { number: order.number })}
      submit={translate('app.orders.ship_confirm')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {order.contact.email && <Typography>{translate('app.orders.ship_text')}</Typography>}
      <ParcelFields draft={draft} onChange={setDraft} isChecked={isChecked} />
      <LineFields
        order={order}
        left={left}
        chosen={chosen}
        onChange={setChosen}
        isChecked={isChecked}
      />
    </FormDialog>
  );
}
