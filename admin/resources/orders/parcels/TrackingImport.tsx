import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { TrackingRow } from '../../../../storefront-host/modules/back-office/tracking-import/tracking-import.contract.ts';
import { useMay } from '../../../layout/ShopContext.tsx';
import { UploadDialog } from '../uploads/UploadDialog.tsx';

/** Ships many orders by a file of tracking numbers. */
export function TrackingImport() {
  const translate = useTranslate();
  const mayShip = useMay('orders', 'ship');
  const [isOpen, setOpen] = useState(false);
  if (!mayShip) return null;
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('app.orders.tracking_import.open')}
      </Button>
      {isOpen && (
        <UploadDialog<TrackingRow>
          texts="app.orders.tracking_import"
          send={(provider, file, apply) => provider.importTracking(file, apply)}
          isReady={({ outcome }) => outcome === 'sent' || outcome === 'numbered'}
          isDone={({ outcome }) => outcome === 'unchanged'}
          row={({ number, courier, code }) => `#${number} · ${courier} ${code}`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
