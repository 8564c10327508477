import { useTranslate } from 'react-admin';
import type { ManagedPromotion } from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { promotionTone } from './promotion-terms.ts';

export function PromotionChip({ state }: Pick<ManagedPromotion, 'state'>) {
  const translate = useTranslate();
  return (
    <StatusChip tone={promotionTone[state]} label={translate(`app.promotions.state.${state}`)} />
  );
}
