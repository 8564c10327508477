import { describe, expect, it } from 'vitest';
import { slipText } from '../../../../test/support/drawn-slip.ts';
import { slipCodeOf } from './slip-code.ts';

const unread = { bank: null, reference: null, payload: null };
const none = { code: 'none', ...unread };
const invalid = { code: 'invalid', ...unread };
const text = slipText('202611211234567890ABC');

describe('the code of a slip', () => {
  it('names the bank and its number of the transfer', () => {
    const read = { code: 'read', bank: '014', reference: '202611211234567890ABC' };
    const lower = text.slice(0, -4) + text.slice(-4).toLowerCase();
    expect(slipCodeOf([text])).toEqual({ ...read, payload: text });
    expect(slipCodeOf(['https://example.test', text])).toEqual({ ...read, payload: text });
    expect(slipCodeOf([lower])).toEqual({ ...read, payload: lower });
  });

  it.each([
    ['another checksum', `${text.slice(0, -4)}0000`],
    ['another transfer under the same checksum', text.replace('890ABC', '890ABD')],
    ['no checksum', text.slice(0, -8)],
  ])('is invalid with %s', (_name, changed) => {
    expect(slipCodeOf([changed])).toEqual(invalid);
  });

  it.each([
    ['nothing', []],
    ['an address', ['https://example.test/00']],
    ['a PromptPay code', ['00020101021229370016A000000677010111']],
    ['cut off', [text.slice(0, 20)]],
  ])('is not there in %s', (_name, texts) => {
    expect(slipCodeOf(texts)).toEqual(none);
  });
});
