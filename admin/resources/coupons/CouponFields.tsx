import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Stack, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ManagedCoupon } from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { Field } from '../../forms/Field.tsx';
import { PercentInput } from '../../forms/PercentInput.tsx';
import { Section } from '../../layout/Section.tsx';
import { termsOf } from './coupon-terms.ts';

const pair = { direction: { xs: 'column', sm: 'row' }, sx: { gap: 2 } } as const;
const rows = { sx: { gap: 2, pt: 0.75 } } as const;

/** Shows discount and code, read-only after the coupon was collected or used. */
export function TermsFields({ coupon }: { readonly coupon?: ManagedCoupon }) {
  const translate = useTranslate();
  const kind: unknown = useWatch({ name: 'kind' });
  useNoValue(kind === 'free_shipping');
  if (coupon?.is_fixed) return <FixedTerms coupon={coupon} />;
  return (
    <Section title={translate('app.coupons.discount')}>
      <Stack {...rows}>
        <Stack {...pair}>
          <Field source="kind" />
          {kind === 'percent' && <PercentInput source="value" autoFocus={!coupon} />}
          {kind === 'amount' && <Field source="value" />}
        </Stack>
        <Stack {...pair}>
          <Field source="minimum" help={translate('app.coupons.minimum_help')} />
          {kind === 'percent' && (
            <Field source="max_discount" help={translate('app.coupons.most_help')} />
          )}
        </Stack>
        {!hasCodes(coupon) && (
          <Stack {...pair}>
            <Field source="code" help={translate('app.coupons.code_help')} required />
            {!coupon && <Field source="codes" help={translate('app.coupons.codes_help')} />}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

function hasCodes(values: { readonly codes?: unknown } | undefined): boolean {
  return typeof values?.codes === 'number' && values.codes > 0;
}

function FixedTerms({ coupon }: { readonly coupon: ManagedCoupon }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.coupons.discount')}>
      <Typography sx={{ fontWeight: 620 }}>
        {[coupon.code, termsOf(coupon, translate)].join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('app.coupons.fixed')}
      </Typography>
    </Section>
  );
}

/** Free shipping has no amount, so the removed field must not block saving. */
function useNoValue(isNone: boolean): void {
  const { setValue, getValues } = useFormContext();
  useEffect(() => {
    if (isNone && getValues('value') !== 0) setValue('value', 0, { shouldDirty: true });
  }, [isNone, setValue, getValues]);
}

/** Period, number and audience of the coupon. */
export function LimitFields() {
  const translate = useTranslate();
  const isShared = !hasCodes({ codes: useWatch({ name: 'codes' }) as unknown });
  return (
    <Section title={translate('app.coupons.limits')}>
      <Stack {...rows}>
        <Stack {...pair}>
          <Field source="begins_at" />
          <Field source="ends_at" />
        </Stack>
        <Stack {...pair}>
          {isShared && <Field source="quota" help={translate('app.coupons.quota_help')} />}
          <Field source="per_buyer" />
        </Stack>
        {isShared && <Field source="is_public" help={translate('app.coupons.public_help')} />}
      </Stack>
    </Section>
  );
}

/** Text of the coupon for shoppers. */
export function CouponTexts() {
  const translate = useTranslate();
  return (
    <Section title={translate('app.coupons.texts')}>
      <Stack {...rows}>
        <BothTexts source="titles" help={translate('app.coupons.title_help')} />
        <BothTexts source="descriptions" rows={2} />
      </Stack>
    </Section>
  );
}
