import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

const end: RowAct<ManagedCoupon, ManagedCoupon> = {
  label: 'app.offers.end',
  right: 'write',
  isFor: ({ state }) => state === 'running',
  run: ({ endCoupon }, { id, revision }) => endCoupon(id, revision),
  undo: ({ update }, { id, ends_at }, { revision }) =>
    update('coupons', { id, data: { ends_at }, previousData: { id, revision } }),
};

export const couponActs: readonly RowAct<ManagedCoupon>[] = [end];
