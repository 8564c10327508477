import { expect, it } from 'vitest';
import { allowedCss, hostileCss } from '../../../../test/support/records/owner-css-samples.ts';
import { ownerCss } from './owner-css.ts';

const SHOP = 12;
const css = (source: string) => ownerCss(source, SHOP);

it.each(allowedCss)('keeps what owners are promised: %s', (source, expected) => {
  expect(css(source)).toBe(expected);
});

it.each(hostileCss)('leaves out %s', (source) => {
  const sanitized = css(source);
  expect(sanitized.replace('.a{color:red}', '')).toBe('');
  expect(sanitized).not.toMatch(/[<>]|script|url|evil/);
});

it('is never more than so much', () => {
  expect(css('.a{color:red}'.repeat(10_000)).length).toBeLessThan(10_000);
  expect(css('{'.repeat(50_000))).toBe('');
  expect(css(`.a{color:${'('.repeat(10_000)}}`)).toBe('');
});

it('takes no longer for hostile input', () => {
  expect(css(`@media ${'1'.repeat(190)}! {.a{color:red}}`)).toBe('');
  expect(css(`.a${':hover'.repeat(45)}! {color:red}`)).toBe('');
  expect(css(`${'.a '.repeat(95)}! {color:red}`)).toBe('');
});

it('leaves out the rest of a sheet that has more errors than a person makes', () => {
  const started = process.cpuUsage();
  const sanitized = css(`.a{color:red}${'.b{a:!;\n}'.repeat(7_000)}.c{color:red}`);
  expect(sanitized).toBe('.a{color:red}');
  // Each error costs css-tree a copy of the source: all of them took five seconds.
  expect(process.cpuUsage(started).user).toBeLessThan(1_500_000);
});

it('reads an unbalanced rule as browsers do', () => {
  expect(css('.a{color:red')).toBe('.a{color:red}');
  expect(css('}}.b{color:red}.c{color:red}')).toBe('.c{color:red}');
});
