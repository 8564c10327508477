import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { coupons } from './coupons.runtime.ts';

export const couponsSchema = describeSection(coupons, {
  version: 1,
  label: { th: 'คูปอง', en: 'Coupons' },
  rules: {
    ...textRules,
    couponNumber: { label: { th: 'จำนวนคูปอง', en: 'Number of coupons' }, min: 1, max: 12 },
    slidesToShow: { label: { th: 'แสดงพร้อมกันกี่ใบ', en: 'Visible at once' }, min: 1, max: 4 },
    ...lookRules,
  },
});
