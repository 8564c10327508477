import { useRedirect, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import EndIcon from '@mui/icons-material/EventBusyOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { ActButton } from '../../layout/ActButton.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/use-undoable.tsx';

/** Ending, and deleting if no shopper has it: both at once, with undo. */
export function CouponActs({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, revision, ends_at, state, collected, used } = coupon;
  const end = useUndoable({
    run: ({ endCoupon }) => endCoupon(id, revision),
    done: 'app.coupons.ended',
    undo: ({ update }, ended) =>
      update('coupons', { id, data: { ends_at }, previousData: { id, revision: ended.revision } }),
    undone: 'app.coupons.saved',
  });
  const remove = useUndoable({
    run: (provider) => provider.delete('coupons', { id }),
    done: 'app.coupons.removed',
    undo: ({ create }) => create('coupons', { data: fieldsOf(coupon) }),
    undone: 'app.coupons.restored',
    onDone: () => redirect('list', 'coupons'),
  });
  if (!useMay('coupons', 'write')) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {(state === 'running' || state === 'used_up') && (
        <ActButton label={translate('app.offers.end')} icon={<EndIcon />} act={end} />
      )}
      {collected === 0 && used === 0 && (
        <ActButton
          label={translate('app.coupons.remove')}
          icon={<RemoveIcon />}
          isDanger
          act={remove}
        />
      )}
    </Stack>
  );
}

/** All that was written of it; it has no results yet, so a new one is the same. */
function fieldsOf(coupon: ManagedCoupon) {
  return {
    code: coupon.code,
    titles: coupon.titles,
    descriptions: coupon.descriptions,
    kind: coupon.kind,
    value: coupon.value,
    minimum: coupon.minimum,
    max_discount: coupon.max_discount,
    quota: coupon.quota,
    per_buyer: coupon.per_buyer,
    is_public: coupon.is_public,
    begins_at: coupon.begins_at,
    ends_at: coupon.ends_at,
  };
}
