import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import type { RemittanceRow } from '../../../../storefront-host/modules/back-office/remittance-import/remittance-import.contract.ts';
import { useMay } from '../../../layout/ShopContext.tsx';
import { UploadDialog } from '../uploads/UploadDialog.tsx';

/** Books the money of many orders by the courier's list. */
export function RemittanceImport() {
  const translate = useTranslate();
  const mayShip = useMay('orders', 'ship');
  const [isOpen, setOpen] = useState(false);
  if (!mayShip) return null;
  const facts = ({ number, code, amount, fee, due, outcome }: RemittanceRow) =>
    [
      number !== '' && `#${number.replace('#', '')}`,
      code,
      amount !== null && formatPrice(amount),
      fee !== null && fee > 0 && translate('app.remittances.fee_of', { fee: formatPrice(fee) }),
      outcome === 'AMOUNT_DIFFERS' &&
        due !== null &&
        translate('app.remittances.due_is', { due: formatPrice(due) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('app.remittances.import.open')}
      </Button>
      {isOpen && (
        <UploadDialog<RemittanceRow>
          texts="app.remittances.import"
          send={(provider, file, apply) => provider.importRemittances(file, apply)}
          isReady={({ outcome }) => outcome === 'matches'}
          isDone={({ outcome }) => outcome === 'ALREADY_REMITTED'}
          row={facts}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
