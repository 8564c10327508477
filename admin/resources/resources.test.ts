import { describe, expect, it } from 'vitest';
import { addressLines, labelText } from './orders/address.ts';
import { directionOf, MAX_DELTA, refuseQuantity } from './products/stock-form.ts';
import { ProductCreate } from '../../storefront-host/modules/catalog/products/writing/product-write.contract.ts';
import { validateForm } from '../forms/validate-form.ts';
import { productRule } from './products/validate-product.ts';

const key = (name: string) => name;

describe('an address', () => {
  const contact = { name: 'วิชัย มั่นคง', phone: '0812345678' };
  const rest = { address: '99/1 ถนนสุขุมวิท', postcode: '10110' };

  it('in Bangkok has แขวง and เขต', () => {
    const address = {
      ...rest,
      sub_district: 'คลองตัน',
      district: 'คลองเตย',
      province: 'กรุงเทพมหานคร',
    };
    expect(labelText(contact, address)).toBe(
      'วิชัย มั่นคง\n99/1 ถนนสุขุมวิท\nแขวงคลองตัน เขตคลองเตย\nกรุงเทพมหานคร 10110\n0812345678',
    );
  });

  it('elsewhere has ตำบล and อำเภอ, once, and none where it is not Thai', () => {
    const thai = { ...rest, sub_district: 'ต.สุเทพ', district: 'เมือง', province: 'เชียงใหม่' };
    const latin = { ...rest, sub_district: 'Suthep', district: 'Mueang', province: 'Chiang Mai' };
    expect(addressLines(thai).slice(1)).toEqual(['ต.สุเทพ อ.เมือง', 'จ.เชียงใหม่ 10110']);
    expect(addressLines(latin).slice(1)).toEqual(['Suthep Mueang', 'Chiang Mai 10110']);
  });
});

describe('a product form', () => {
  const titles = { th: 'ถ้วย', en: '' };
  const check = (values: Record<string, unknown>) =>
    validateForm(ProductCreate, values, key, productRule('th'));
  it.each([
    [{ titles, price: 120, full_price: null }, {}],
    [{ titles, price: 0.5, full_price: 1 }, {}],
    [{ titles, price: null, full_price: null }, { price: 'ra.validation.required' }],
    [{ titles, price: -1, full_price: null }, { price: 'ra.validation.minValue' }],
    [{ titles, price: 1.005, full_price: null }, { price: 'app.form.decimals' }],
    [{ titles, price: 120, full_price: 120 }, { full_price: 'app.products.full_price_low' }],
    [{ titles, price: 120, remain: 1.5 }, { remain: 'app.form.whole' }],
    [{ titles, price: 120, status: 'gone' }, { status: 'app.form.choice' }],
    [{ titles, price: 120, code: 'x'.repeat(81) }, { code: 'ra.validation.maxLength' }],
    [
      { titles: { th: ' ', en: 'Cup' }, price: 1, full_price: null },
      { titles: { th: 'ra.validation.required' } },
    ],
  ])('%j gives %j', (values, errors) => {
    expect(check(values)).toEqual(errors);
  });
});

describe('a stock correction', () => {
  it('goes the way of its reason; a count goes either way', () => {
    expect(directionOf('received', 'remove')).toBe('add');
    expect(directionOf('returned', 'remove')).toBe('add');
    expect(directionOf('damaged', 'add')).toBe('remove');
    expect(directionOf('count', 'add')).toBe('add');
    expect(directionOf('count', 'remove')).toBe('remove');
  });

  it.each([0, -1, 1.5, Number.NaN, MAX_DELTA + 1])('of %d pieces is refused', (quantity) => {
    expect(refuseQuantity(quantity, 'add', 5)?.key).toBe('app.stock.quantity_bad');
  });

  it('takes no more away than there is', () => {
    expect(refuseQuantity(6, 'remove', 5)).toEqual({
      key: 'app.stock.too_many',
      vars: { smart_count: 5 },
    });
    expect(refuseQuantity(5, 'remove', 5)).toBeUndefined();
    expect(refuseQuantity(6, 'add', 5)).toBeUndefined();
  });
});
