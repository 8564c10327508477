import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type { Parcel } from '../../../../storefront-host/modules/sales/parcels/parcels.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { factsOf, type ParcelDraft } from './parcel-draft.ts';

interface CorrectDialogProps {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

/** Corrects the data of a parcel, but not its pieces. */
export function CorrectDialog({ order, parcel, onClose }: CorrectDialogProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<ParcelDraft>({
    courier: parcel.courier,
    code: parcel.code,
    grams: String(parcel.grams ?? ''),
    cost: String(parcel.cost ?? ''),
  });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const submit = () => {
    setChecked(true);
    const facts = factsOf(draft);
    if (!facts) return;
    mutate({
      run: (provider) =>
        provider.correctParcel(order.id, parcel.id, { revision: order.revision, ...facts }),
      done: 'app.orders.parcels.edited',
    });
  };
  return (
    <FormDialog
      title={translate('app.orders.parcels.edit_title')}
      submit={translate('app.orders.parcels.save')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ParcelFields draft={draft} onChange={setDraft} isChecked={isChecked} />
    </FormDialog>
  );
}
