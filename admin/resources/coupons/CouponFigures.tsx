import { useTranslate } from 'react-admin';
import { Box } from '@mui/material';
import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { tabular } from '../../layout/styles.ts';
import { couponTone } from './coupon-terms.ts';

export function CouponChip({ state }: Pick<ManagedCoupon, 'state'>) {
  const translate = useTranslate();
  return <StatusChip tone={couponTone[state]} label={translate(`app.coupons.state.${state}`)} />;
}

/** '3 / 100', or '3' without a limit. */
export function CouponUsed({ used, quota }: Pick<ManagedCoupon, 'used' | 'quota'>) {
  return (
    <Box component="span" sx={{ ...tabular, whiteSpace: 'nowrap' }}>
      {formatNumber(used)}
      {quota !== null && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` / ${formatNumber(quota)}`}
        </Box>
      )}
    </Box>
  );
}

export function CouponCost({ cost }: Pick<ManagedCoupon, 'cost'>) {
  return (
    <Box component="span" sx={{ ...tabular, whiteSpace: 'nowrap' }}>
      {formatPrice(cost)}
    </Box>
  );
}
