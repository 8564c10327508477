import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import {
  CouponUpdate,
  type ManagedCoupon,
} from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { CopyButton } from '../../layout/CopyButton.tsx';
import { useLang } from '../../layout/formats.ts';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { CodesSection } from './CodesSection.tsx';
import { CouponActs } from './CouponActs.tsx';
import { CouponTexts, LimitFields, TermsFields } from './CouponFields.tsx';
import { CouponChip } from './CouponFigures.tsx';
import { CouponResults } from './CouponResults.tsx';
import { couponRule, couponTitle, termsOf } from './coupon-terms.ts';

export function CouponEdit() {
  const translate = useTranslate();
  const lang = useLang();
  return (
    <EditForm<ManagedCoupon>
      isWide
      contract={CouponUpdate}
      rule={couponRule}
      saved="app.coupons.saved"
      header={(coupon) => ({
        title: couponTitle(coupon, lang),
        aside: (
          <>
            <CouponChip {...coupon} />
            {coupon.codes === 0 && (
              <CopyButton
                text={coupon.code}
                label={translate('app.coupons.copy')}
                done="app.coupons.copied"
              />
            )}
          </>
        ),
        below: [coupon.code, termsOf(coupon, translate)].join(' · '),
        backTo: '/coupons',
      })}
    >
      {(coupon) => (
        <TwoColumns>
          <Stack sx={{ gap: 2 }}>
            <TermsFields coupon={coupon} />
            <LimitFields />
            <CouponTexts />
          </Stack>
          <Stack sx={{ gap: 2 }}>
            <CouponResults coupon={coupon} />
            {coupon.codes > 0 && <CodesSection coupon={coupon} />}
            <CouponActs coupon={coupon} />
          </Stack>
        </TwoColumns>
      )}
    </EditForm>
  );
}
