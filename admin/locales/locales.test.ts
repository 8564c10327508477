import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { merge } from '../providers/i18n-provider.ts';
import { en } from './en.ts';
import { reactAdminThai } from './react-admin-th.ts';
import { th } from './th.ts';

function texts(value: object, path = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') found.set(`${path}${key}`, inner);
    else for (const [name, text] of texts(inner, `${path}${key}.`)) found.set(name, text);
  }
  return found;
}

const variables = (text: string) =>
  new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name));
const THAI = /\p{Script=Thai}/u;
/** Texts that are the same in both languages: names and numbers. */
const SAME = new Set([
  'app.orders.price.lnwcash',
  'app.stock.after',
  'app.settings.ga4',
  'app.settings.meta',
  ...['facebook', 'instagram', 'tiktok', 'youtube', 'x', 'gplus'].map(
    (name) => `app.settings.socials_${name}`,
  ),
]);

describe('our texts', () => {
  const english = texts(en);
  it.each([...texts(th)])('%s is Thai and says the same', (key, thai) => {
    expect(THAI.test(thai) || SAME.has(key)).toBe(true);
    expect(variables(thai)).toEqual(variables(english.get(key) ?? ''));
  });
});

describe('react-admin’s texts', () => {
  const english = texts(englishMessages);
  it.each([...texts(reactAdminThai)])('%s is one of its keys, with its variables', (key, thai) => {
    const allowed = variables(english.get(key) ?? 'missing');
    expect(english.has(key)).toBe(true);
    expect([...variables(thai)].filter((name) => !allowed.has(name))).toEqual([]);
  });

  it('without a translation of ours are shown in English', () => {
    const merged = merge(englishMessages, reactAdminThai);
    expect(merged.ra.action.save).toBe('บันทึก');
    expect(merged.ra.guesser?.empty.title).toBe(englishMessages.ra.guesser?.empty.title);
  });
});
