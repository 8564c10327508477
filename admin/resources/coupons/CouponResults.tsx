import { useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { figures } from '../../layout/styles.ts';
import { CouponUsed } from './CouponFigures.tsx';

/** Number of claims and uses, and the cost so far. */
export function CouponResults({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  const rows = [
    ['collected', formatNumber(coupon.collected)],
    ['used', <CouponUsed key="used" {...coupon} />],
    ['cost', formatPrice(coupon.cost)],
  ] as const;
  return (
    <Section title={translate('app.coupons.results')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.75 }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`resources.coupons.fields.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', ...figures }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {translate('app.coupons.results_help')}
      </Typography>
    </Section>
  );
}
