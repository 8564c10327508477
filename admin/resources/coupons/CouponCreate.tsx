import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { randomCode } from '@talad/elements/commerce/price/coupon-code';
import { CouponCreate as Contract } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { fromThaiClock, toThaiClock } from '../../forms/thai-time.ts';
import { couponRule } from './coupon-terms.ts';
import { CouponTexts, LimitFields, TermsFields } from './CouponFields.tsx';

const DAYS = 30;

/**
 * Creates a coupon. Every field but the discount has a default, so that one number and Save are
 * enough.
 */
export function CouponCreate() {
  const translate = useTranslate();
  const [defaults] = useState(defaultsNow);
  return (
    <CreateForm
      contract={Contract}
      rule={couponRule}
      saved="app.coupons.created"
      defaults={defaults}
      header={{ title: translate('app.coupons.new'), backTo: '/coupons' }}
    >
      <Stack sx={{ gap: 2 }}>
        <TermsFields />
        <LimitFields />
        <CouponTexts />
      </Stack>
    </CreateForm>
  );
}

function defaultsNow() {
  const now = new Date();
  const end = new Date(now.getTime() + DAYS * 86_400_000).toISOString();
  return {
    kind: 'percent',
    value: null,
    minimum: 0,
    max_discount: null,
    code: randomCode(8),
    codes: null,
    quota: null,
    per_buyer: 1,
    is_public: true,
    begins_at: now.toISOString(),
    // Returns the end of that day in Thailand.
    ends_at: fromThaiClock(`${toThaiClock(end).slice(0, 10)}T23:59`),
    titles: { th: '', en: '' },
    descriptions: { th: '', en: '' },
  };
}
