import { describe, expect, it } from 'vitest';
import { contactLines, SELLER_COLOR, shownScores } from './seller-view.ts';

const scores = {
  avg_order_product_score: 4.8,
  avg_order_delivery_score: 4.5,
  avg_order_service_score: null,
  avg_order_payment_score: 5,
};
const hearts = (tier: { readonly is_lnwpay: boolean; readonly is_lnwpay_lite: boolean }) =>
  shownScores({ ...scores, ...tier }).map(({ type }) => type);

describe('scores', () => {
  it('of payment are shown only for the platform’s payment, not lite', () => {
    const none = { is_lnwpay: false, is_lnwpay_lite: false };
    expect(hearts({ ...none, is_lnwpay: true })).toEqual(['product', 'delivery', 'payment']);
    expect(hearts({ is_lnwpay: true, is_lnwpay_lite: true })).toEqual(['product', 'delivery']);
    expect(hearts({ ...none, is_lnwpay_lite: true })).toEqual(['product', 'delivery']);
    expect(hearts(none)).toEqual(['product', 'delivery']);
  });
});

describe('the contact box', () => {
  const shop = {
    shop_url: 'https://talad.example/web/alpha',
    allow_direct_url: false,
    email: 'a@example.test',
    tel: null,
    mobile: '081-234-5678',
  };

  it('links to the website only if that is allowed', () => {
    expect(contactLines(shop).map(({ kind }) => kind)).toEqual(['email', 'phone']);
    expect(contactLines({ ...shop, allow_direct_url: true })[0]).toEqual({
      kind: 'website',
      text: 'talad.example/web/alpha',
      href: 'https://talad.example/web/alpha',
    });
  });

  it('has the phone, else the mobile, and nothing that is missing', () => {
    expect(contactLines(shop)[1]).toMatchObject({ text: '081-234-5678', href: 'tel:0812345678' });
    expect(contactLines({ ...shop, tel: '02 123 4567' })[1]?.href).toBe('tel:021234567');
    expect(contactLines({ ...shop, email: null, mobile: null })).toEqual([]);
  });
});

it('knows the colour of a seller without a picture', () => {
  expect(SELLER_COLOR).toBe('#B9B9B9');
});
