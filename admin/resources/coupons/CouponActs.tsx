import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { Stack, Typography } from '@mui/material';
import EndIcon from '@mui/icons-material/EventBusyOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { ActButton } from '../../layout/ActButton.tsx';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';

/** Ends the coupon, or deletes it if no shopper has it: both at once, with undo. */
export function CouponActs({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, revision, ends_at, state, collected, used, codes } = coupon;
  const [isAsking, setAsking] = useState(false);
  const back = () => redirect('list', 'coupons');
  // Deleting it has no undo, because creating the coupon again would generate other codes.
  const removeCodes = useAction(back);
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
    onDone: back,
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
          act={codes > 0 ? { isPending: false, mutate: () => setAsking(true) } : remove}
        />
      )}
      {isAsking && (
        <FormDialog
          title={translate('app.coupons.remove_codes', { smart_count: codes })}
          submit={translate('app.coupons.remove')}
          isPending={removeCodes.isPending}
          isDanger
          onClose={() => setAsking(false)}
          onSubmit={() =>
            removeCodes.mutate({
              run: (provider) => provider.delete('coupons', { id }),
              done: 'app.coupons.removed',
            })
          }
        >
          <Typography>{translate('app.coupons.remove_codes_text')}</Typography>
        </FormDialog>
      )}
    </Stack>
  );
}

/**
 * Returns the fields to create the coupon again; it has no results yet, so the new one is the same.
 */
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
