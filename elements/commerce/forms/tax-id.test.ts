import { expect, it } from 'vitest';
import { normalizeTaxId } from './tax-id.ts';

it.each([
  // The check digit was computed by hand: 0·13+1·12+0·11+5·10+5·9+3·8+6·7+0·6+0·5+1·4+2·3+3·2 =
  // 189; 11 - 189 % 11 = 9.
  ['0105536001239', '0105536001239'],
  ['0-1055-36001-23-9', '0105536001239'],
  [' ๐๑๐๕๕๓๖๐๐๑๒๓๙ ', '0105536001239'],
  // The remainder 1 gives the check digit 0.
  ['1101700207030', '1101700207030'],
  ['0105536001238', null],
  ['105536001239', null],
  ['01055360012399', null],
  ['', null],
])('%s is %s', (typed, id) => {
  expect(normalizeTaxId(typed)).toBe(id);
});
