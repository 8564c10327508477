import { expect, it } from 'vitest';
import { isCounted, isOpened } from './is-counted.ts';
import { sourceOf } from './visit-source.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const platformOrigin = 'https://talad.test';

function from(referrer: string | undefined, more: { query?: string; agent?: string } = {}) {
  return sourceOf({
    query: new URLSearchParams(more.query ?? ''),
    referrer,
    agent: more.agent ?? phone,
    origin: 'https://alpha.talad.test',
    base: '',
    platformOrigin,
  });
}

it.each([
  [undefined, 'direct'],
  ['https://www.google.co.th/', 'google'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google'],
  ['https://www.bing.com/search?q=cup', 'bing'],
  ['https://liff.line.me/1', 'line'],
  ['https://lm.facebook.com/l.php', 'facebook'],
  ['https://l.instagram.com/', 'instagram'],
  ['https://www.tiktok.com/', 'tiktok'],
  ['https://www.pantip.com/topic/1', 'pantip.com'],
  ['https://notgoogle.com/', 'notgoogle.com'],
  ['https://talad.test/category/1', 'marketplace'],
  ['not an address', 'direct'],
])('a visitor from %s comes from %s', (referrer, source) => {
  expect(from(referrer)).toEqual({ source, medium: '', campaign: '' });
});

it('a step within the site says nothing new', () => {
  expect(from('https://alpha.talad.test/product/1')).toBeNull();
});

it('a shop in path form is a site of its own on the platform', () => {
  const path = { query: new URLSearchParams(), agent: phone, origin: platformOrigin };
  const at = { ...path, base: '/web/alpha', platformOrigin };
  expect(sourceOf({ ...at, referrer: 'https://talad.test/web/alpha/search' })).toBeNull();
  expect(sourceOf({ ...at, referrer: 'https://talad.test/web/alphabet' })?.source).toBe(
    'marketplace',
  );
});

it.each([
  ['Line/14.0.0', 'line'],
  ['[FBAN/FBIOS;FBAV/440.0]', 'facebook'],
  ['Instagram 300.0', 'instagram'],
  ['musical_ly_33 BytedanceWebview/d8a21c6', 'tiktok'],
])('the browser inside an app (%s) names %s, as it sends no referrer', (app, source) => {
  expect(from(undefined, { agent: `${phone} ${app}` })?.source).toBe(source);
});

it('a campaign counts before the referrer, and a click id before the app', () => {
  const query = 'utm_source=FB&utm_medium=Post&utm_campaign=%20Songkran%00%20Sale%0A';
  expect(from('https://www.google.com/', { query })).toEqual({
    source: 'facebook',
    medium: 'post',
    campaign: 'songkran sale',
  });
  expect(from(undefined, { query: 'fbclid=x', agent: `${phone} Line/14` })?.source).toBe(
    'facebook',
  );
});

it('keeps a long or broken campaign short and printable', () => {
  const query = new URLSearchParams({
    utm_source: `${'😀'.repeat(59)}x`,
    utm_campaign: 'ก'.repeat(999),
  });
  const found = from(undefined, { query: query.toString() });
  expect(found?.source.length).toBeLessThanOrEqual(60);
  expect(found?.source.isWellFormed()).toBe(true);
  expect(found?.campaign).toBe('ก'.repeat(60));
});

const caller = (headers: Record<string, string>, level?: number) => ({
  ip: '203.0.113.5',
  headers: { 'user-agent': phone, ...headers },
  visitor: level === undefined ? null : { accountId: 'a', level },
});

it.each([
  ['a person', caller({}), true],
  ['a shopper who is signed in', caller({}, 2), true],
  ['Do Not Track', caller({ dnt: '1' }), false],
  ['Global Privacy Control', caller({ 'sec-gpc': '1' }), false],
  ['an operator', caller({}, 100), false],
  ['a moderator', caller({}, 10), false],
  ['Googlebot', caller({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), false],
  ['a link preview', caller({ 'user-agent': 'facebookexternalhit/1.1' }), false],
  ['a program', caller({ 'user-agent': 'curl/8.5' }), false],
  ['a nameless program', caller({ 'user-agent': '' }), false],
  ['an endless name', caller({ 'user-agent': phone.repeat(40) }), false],
])('%s is counted or not', (_who, request, expected) => {
  expect(isCounted(request)).toBe(expected);
});

it.each([
  [{}, true],
  [{ 'sec-fetch-dest': 'document' }, true],
  [{ 'sec-fetch-dest': 'iframe' }, false],
  [{ 'sec-fetch-dest': 'empty' }, false],
  [{ 'sec-purpose': 'prefetch' }, false],
  [{ 'sec-purpose': 'prefetch;prerender' }, false],
  [{ purpose: 'prefetch' }, false],
])('a page asked for with %o is opened: %s', (headers, expected) => {
  expect(isOpened(caller(headers))).toBe(expected);
});
