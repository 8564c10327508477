import { useTranslate } from 'react-admin';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { stageTone } from './order-status.ts';

/**
 * Shows the state of an order by its one name; an order that waits for its payment must not be
 * shipped yet.
 */
export function OrderChip({ order: { stage } }: { readonly order: Pick<OrderSummary, 'stage'> }) {
  const translate = useTranslate();
  return <StatusChip tone={stageTone[stage]} label={translate(`app.orders.stage.${stage}`)} />;
}
