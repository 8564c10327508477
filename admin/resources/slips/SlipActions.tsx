import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack } from '@mui/material';
import type { Slip } from '../../../storefront-host/modules/sales/slips/slips.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { ReceiveDialog, type ReceivedOrder } from '../orders/ReceiveDialog.tsx';
import { RefuseSlipDialog } from './RefuseSlipDialog.tsx';

interface SlipActionsProps {
  readonly slip: Slip;
  readonly order: ReceivedOrder;
  /** True while the order waits for this money. */
  readonly mayReceive: boolean;
}

/** Shows the two answers to a waiting slip. */
export function SlipActions({ slip, order, mayReceive }: SlipActionsProps) {
  const translate = useTranslate();
  const mayAnswer = useMay('slips', 'write');
  const [open, setOpen] = useState<'receive' | 'refuse' | null>(null);
  if (!mayAnswer || slip.state !== 'waiting') return null;
  const close = () => setOpen(null);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', position: 'relative', mt: 0.5 }}>
      {mayReceive && (
        <Button variant="contained" onClick={() => setOpen('receive')}>
          {translate('app.slips.receive')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setOpen('refuse')}>
        {translate('app.slips.refuse')}
      </Button>
      {open === 'receive' && <ReceiveDialog order={order} onClose={close} />}
      {open === 'refuse' && (
        <RefuseSlipDialog orderId={order.id} slipId={slip.id} onClose={close} />
      )}
    </Stack>
  );
}
