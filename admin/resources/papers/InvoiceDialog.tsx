import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { addressLines } from '../orders/address.ts';

interface InvoiceDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const limits = { name: 200, address: 500, tax_id: 40, branch: 5 } as const;
type BuyerField = keyof typeof limits;
const fields: readonly BuyerField[] = ['name', 'address', 'tax_id', 'branch'];

/**
 * Edits the buyer of a full tax invoice, prefilled from the order; the server's answer names a
 * wrong field.
 */
export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const [buyer, setBuyer] = useState<Readonly<Record<BuyerField, string>>>({
    name: order.contact.name,
    address: addressLines(order.address).join(' '),
    tax_id: '',
    branch: '',
  });
  const { mutate, isPending } = useAction(onClose);
  const submit = () =>
    mutate({
      run: (provider) => provider.issuePaper(order.id, buyer),
      done: 'app.papers.issued',
    });
  return (
    <FormDialog
      title={translate('app.papers.issue.full')}
      submit={translate('app.papers.issue_confirm')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate('app.papers.full_text')}</Typography>
      {fields.map((field) => (
        <TextField
          key={field}
          label={translate(`app.papers.buyer.${field}`)}
          helperText={translate(`app.papers.buyer.${field}_help`, { _: '' })}
          value={buyer[field]}
          onChange={({ target }) => setBuyer({ ...buyer, [field]: target.value })}
          required={field === 'name' || field === 'address'}
          multiline={field === 'address'}
          slotProps={{
            htmlInput: {
              maxLength: limits[field],
              ...((field === 'tax_id' || field === 'branch') && { inputMode: 'numeric' }),
            },
          }}
        />
      ))}
    </FormDialog>
  );
}
