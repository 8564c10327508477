import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { formatNumber } from '@talad/elements/locales/format';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { useDateTime, useLang } from '../../layout/formats.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { rowLink, tabular, wideOnly } from '../../layout/styles.ts';
import { CouponChip, CouponCost, CouponUsed } from './CouponFigures.tsx';
import { couponStates, couponTitle, termsOf } from './coupon-terms.ts';
import { couponActs } from './coupon-acts.ts';

export function CouponList() {
  const dateTime = useDateTime();
  const wide = { ...wideOnly, ...tabular };
  return (
    <ResourceList<ManagedCoupon>
      name="coupons"
      sort={{ field: 'id', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="coupons" acts={couponActs} />}
      toolbar={<Toolbar />}
      columns={[
        {
          field: 'title',
          sorts: true,
          sx: { width: '40%' },
          cell: (coupon) => <Name coupon={coupon} />,
        },
        { field: 'state', cell: (coupon) => <CouponChip {...coupon} /> },
        {
          field: 'collected',
          align: 'right',
          sx: wide,
          cell: ({ collected }) => formatNumber(collected),
        },
        { field: 'used', align: 'right', cell: (coupon) => <CouponUsed {...coupon} /> },
        { field: 'cost', align: 'right', cell: (coupon) => <CouponCost {...coupon} /> },
        {
          field: 'ends_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: ({ ends_at: ends }) => dateTime(ends),
        },
      ]}
      card={(coupon) => <CouponCard coupon={coupon} />}
    />
  );
}

function Toolbar() {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
      <SearchField label={translate('app.coupons.search')} maxLength={200} />
      <FilterSelect
        field="state"
        label={translate('resources.coupons.fields.state')}
        all={translate('app.coupons.all_states')}
        choices={couponStates.map((id) => ({ id, name: translate(`app.coupons.state.${id}`) }))}
      />
    </Stack>
  );
}

function Name({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  const lang = useLang();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link component={RouterLink} to={`/coupons/${coupon.id}`} sx={rowLink}>
        {couponTitle(coupon, lang)}
      </Link>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[coupon.code, termsOf(coupon, translate)].join(' · ')}
      </Typography>
    </Box>
  );
}

/** Shows a coupon on a phone. */
function CouponCard({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1.5 }}>
        <Name coupon={coupon} />
        <Box sx={{ flexShrink: 0 }}>
          <CouponChip {...coupon} />
        </Box>
      </Stack>
      <Typography variant="caption" component="div" color="textSecondary">
        {translate('resources.coupons.fields.used')}: <CouponUsed {...coupon} />
        {' · '}
        {translate('resources.coupons.fields.cost')}: <CouponCost {...coupon} />
      </Typography>
    </Stack>
  );
}
