import type { ManagedPromotion } from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

const end: RowAct<ManagedPromotion, ManagedPromotion> = {
  label: 'app.offers.end',
  right: 'write',
  isFor: ({ state }) => state === 'running',
  run: ({ endPromotion }, { id, revision }) => endPromotion(id, revision),
  undo: ({ update }, { id, ends_at }, { revision }) =>
    update('promotions', { id, data: { ends_at }, previousData: { id, revision } }),
};

export const promotionActs: readonly RowAct<ManagedPromotion>[] = [end];
