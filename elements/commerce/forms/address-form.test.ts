import { describe, expect, it } from 'vitest';
import { addressRules, checkAddressForm, normalizePhone } from './address-form.ts';

const good = {
  name: 'สมหญิง ใจดี',
  phone: '081-234-5678',
  email: '',
  address: '99/1 หมู่ 2 ถนนสุขใจ',
  sub_district: 'ช้างเผือก',
  district: 'เมือง',
  province: 'เชียงใหม่',
  postcode: '50300',
  note: '',
};
const refusalOf = (change: Partial<Record<keyof typeof good, unknown>>) => {
  const checked = checkAddressForm({ ...good, ...change });
  return checked.ok ? [] : checked.errors.map(({ field, code }) => `${field}: ${code}`);
};

describe('the address form', () => {
  it('trims valid input', () => {
    const checked = checkAddressForm({
      ...good,
      name: '  สมหญิง   ใจดี ',
      phone: '+66 81 234 5678',
      postcode: '๕๐๓๐๐',
      note: 'ฝากไว้\r\nหน้าบ้าน',
      more: 'ignored',
    });
    expect(checked).toEqual({
      ok: true,
      values: {
        ...good,
        name: 'สมหญิง ใจดี',
        phone: '0812345678',
        note: 'ฝากไว้\nหน้าบ้าน',
      },
    });
  });

  it.each([
    [{ name: '   ' }, 'name: REQUIRED'],
    [{ name: undefined }, 'name: REQUIRED'],
    [{ name: ['a', 'b'] }, 'name: REQUIRED'],
    [{ name: 'ก'.repeat(addressRules.name.maxLength + 1) }, 'name: TOO_LONG'],
    [{ name: 'ก\u0000ข' }, 'name: BAD_CHARACTERS'],
    [{ note: 'ก\u202Eข' }, 'note: BAD_CHARACTERS'],
    [{ phone: '1234' }, 'phone: BAD_PHONE'],
    [{ postcode: '5030' }, 'postcode: BAD_POSTCODE'],
    [{ postcode: '00000' }, 'postcode: BAD_POSTCODE'],
    [{ email: 'somying' }, 'email: BAD_EMAIL'],
    [{ email: 'a@b.th' }, undefined],
    [{ province: '' }, 'province: REQUIRED'],
    [{ name: 'ก'.repeat(addressRules.name.maxLength) }, undefined],
  ])('%j: %s', (change, expected) => {
    expect(refusalOf(change)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('returns the input unchanged when a field is wrong', () => {
    const typed = { ...good, phone: '12 34', name: ' สมหญิง ' };
    const checked = checkAddressForm(typed);
    expect(checked.ok).toBe(false);
    expect(checked.values).toEqual(typed);
  });

  it.each([
    ['0812345678', '0812345678'],
    ['02 123 4567', '021234567'],
    ['+66812345678', '0812345678'],
    ['+66 (0)81 234 5678', '0812345678'],
    ['0066 2 123 4567', '021234567'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
    ['081234567890', null],
    ['812345678', null],
    ['0012345678', null],
    ['+1 212 555 0100', null],
    ['call me', null],
  ])('reads the phone %s as %s', (typed, expected) => {
    expect(normalizePhone(typed)).toBe(expected);
  });
});
