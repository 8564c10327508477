import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Stack } from '@mui/material';
import EndIcon from '@mui/icons-material/EventBusyOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { UNDO_MS, UndoNotice } from '../../layout/UndoNotice.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Ending, and deleting if no shopper has it: both at once, with undo. */
export function CouponActs({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  const mayWrite = useMay('coupons', 'write');
  const end = useEnd(coupon);
  const remove = useRemove(coupon);
  if (!mayWrite) return null;
  const mayEnd = coupon.state === 'running' || coupon.state === 'used_up';
  const mayRemove = coupon.collected === 0 && coupon.used === 0;
  return (
    <Stack sx={{ gap: 1 }}>
      {mayEnd && (
        <Button
          variant="outlined"
          startIcon={<EndIcon />}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {translate('app.offers.end')}
        </Button>
      )}
      {mayRemove && (
        <Button
          color="error"
          startIcon={<RemoveIcon />}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {translate('app.coupons.remove')}
        </Button>
      )}
    </Stack>
  );
}

function useEnd({ id, revision, ends_at }: ManagedCoupon) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: () => provider.endCoupon(id, revision),
    onSuccess: async (ended) => {
      const before = { id, revision: ended.revision };
      const notice = (
        <UndoNotice
          text={translate('app.coupons.ended')}
          undo={({ update }) => update('coupons', { id, data: { ends_at }, previousData: before })}
          undone="app.coupons.saved"
        />
      );
      notify(notice, { autoHideDuration: UNDO_MS });
      await queries.invalidateQueries();
    },
    onError: failed,
  });
}

function useRemove(coupon: ManagedCoupon) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: () => provider.delete('coupons', { id: coupon.id }),
    onSuccess: async () => {
      redirect('list', 'coupons');
      const notice = (
        <UndoNotice
          text={translate('app.coupons.removed')}
          undo={({ create }) => create('coupons', { data: fieldsOf(coupon) })}
          undone="app.coupons.restored"
        />
      );
      notify(notice, { autoHideDuration: UNDO_MS });
      await queries.invalidateQueries();
    },
    onError: failed,
  });
}

/** All that was written of it; it has no results yet, so a new one is the same. */
function fieldsOf(coupon: ManagedCoupon) {
  const { code, titles, descriptions, kind, value, minimum, max_discount } = coupon;
  const { quota, per_buyer, is_public, begins_at, ends_at } = coupon;
  return {
    code,
    titles,
    descriptions,
    kind,
    value,
    minimum,
    max_discount,
    quota,
    per_buyer,
    is_public,
    begins_at,
    ends_at,
  };
}
