import { lazy } from 'react';
import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./CouponList.tsx').then((m) => ({ default: m.CouponList })));
const create = lazy(() => import('./CouponCreate.tsx').then((m) => ({ default: m.CouponCreate })));
const edit = lazy(() => import('./CouponEdit.tsx').then((m) => ({ default: m.CouponEdit })));

export const coupons = resource({
  name: 'coupons',
  group: 'promotions',
  icon: CouponIcon,
  rights: {
    export: 'offer:read',
    list: 'offer:read',
    edit: 'offer:read',
    create: 'offer:write',
    write: 'offer:write',
    delete: 'offer:write',
  },
  list,
  create,
  quick: { to: '/coupons/create', key: 'app.coupons.new' },
  edit,
  recordRepresentation: (coupon: ManagedCoupon) => coupon.code,
});
