import { expect, it } from 'vitest';
import { checkoutError } from './checkout-error.ts';

const error = { error: true, code: 'CHECKOUT_REFUSED', message: '' } as const;

it.each([
  [{ ...error, error_full_msg: 'เต็ม', error_msg: 'ย่อ' }, { text: 'เต็ม' }],
  [{ ...error, error_msg: 'ย่อ', error_key: 'NOSTOCK' }, { text: 'ย่อ' }],
  [{ ...error, error_key: 'x-pqty-ERROR-1' }, { key: 'checkout.errorQty' }],
  [{ ...error, error_key: 'CANNOT_ADD' }, { key: 'checkout.errorCannotAdd' }],
  [{ ...error, error_key: 'NOSTOCK' }, { key: 'checkout.errorNostock' }],
  [{ ...error, message: 'อื่น ๆ' }, { text: 'อื่น ๆ' }],
  [undefined, { key: 'cart.failed' }],
])('says why a checkout failed (spec §8): %o', (given, message) => {
  expect(checkoutError(given)).toEqual(message);
});
