import { expect, it } from 'vitest';
import { parse } from 'promptparse';
import generatePayload from 'promptpay-qr';
import { toSatang } from '@talad/elements/commerce/money';
import { normalizePromptpay, promptpayPayload } from './promptpay.ts';

/**
 * Returns the fields of a code with a correct checksum by their path, '29.01' within '29': the two
 * libraries order the same fields differently.
 */
function fieldsOf(payload: string): Record<string, string> {
  const read = parse(payload, true);
  if (!read) throw new Error(`not a code: ${payload}`);
  return Object.fromEntries(
    read
      .getTags()
      // The parser mistakes an amount such as 1904.84 for fields.
      .flatMap(({ id, value, subTags }) =>
        id === '29' && subTags
          ? subTags.map((sub) => [`29.${sub.id}`, sub.value] as const)
          : [[id, value] as const],
      )
      // Leave out the checksum, which depends on the order.
      .filter(([id]) => id !== '63'),
  );
}

const ids = ['0812345678', '0998765432', '1101700207366', '004999000288505'];

it.each(ids)('says the same of %s as a library that draws codes', (id) => {
  for (let satang = 1; satang < 3_000_000; satang += 9_973) {
    const ours = promptpayPayload(id, toSatang(satang));
    const theirs = generatePayload(id, { amount: satang / 100 });
    expect(fieldsOf(ours), ours).toEqual(fieldsOf(theirs));
    expect(fieldsOf(ours)['54']).toBe((satang / 100).toFixed(2));
  }
});

it('writes an amount that a floating number would lose', () => {
  expect(fieldsOf(promptpayPayload('0812345678', toSatang(100_05)))['54']).toBe('100.05');
});

it.each([
  ['081-234-5678', '0812345678'],
  ['+66 81 234 5678', '0812345678'],
  ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
  ['1-1017-00207-36-6', '1101700207366'],
  ['004999000288505', '004999000288505'],
  ['1101700207367', null],
  ['021234567', null],
  ['hello', null],
  ['', null],
])('reads %s as %s', (typed, id) => {
  expect(normalizePromptpay(typed)).toBe(id);
});
