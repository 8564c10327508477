import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const coupons = defineRuntime({
  name: 'CouponSlick',
  tag: 'talad-coupons',
  fields: {
    ...textFields,
    couponNumber: { kind: 'number', default: 6 },
    slidesToShow: { kind: 'number', default: 3 },
    ...lookFields,
  },
  saved: commonSaved,
});
