import { describe, expect, it } from 'vitest';
import { parsePriceRule, priceOf, type Money } from '../price-rule.ts';
import { cleanCells } from './clean-cell.ts';
import { Columns, Row } from './columns.ts';
import { parseDecimal } from './decimal.ts';
import { joinTexts, richText } from './rich-text.ts';
import { rebuildIsbn } from './isbn.ts';

describe('cells', () => {
  it.each([
    ['="0123"', { cells: ['0123'] }],
    ["'+66 81", { cells: ['+66 81'] }],
    ['-20°C bag', { cells: ['-20°C bag'] }],
    ['a\u0000b\r\nc ', { cells: ['ab\nc'] }],
    ['cafe\u0301', { cells: ['café'] }],
    ['=HYPERLINK("http://x")', { code: 'FORMULA' }],
    ['=A1+B1', { code: 'FORMULA' }],
    ['#REF!', { code: 'SHEET_ERROR' }],
    ['ผ้\uFFFD', { code: 'BROKEN_CHARACTERS' }],
  ])('%j', (cell, expected) => {
    expect(cleanCells([cell])).toEqual(expected);
  });
});

it('names of columns are words', () => {
  const columns = new Columns(['\uFEFFHandle', '\u001b[31m Title\u0000 ', 'Tags\u009b']);
  expect(columns.names).toEqual(['Handle', '[31m Title', 'Tags']);
});

describe('a price', () => {
  const row = new Row(2, new Columns(['Cost', 'Bare']), ['80', '']);
  const money = (rate: string | null, rule: string | null): Money => ({
    rate: rate === null ? null : parseDecimal(rate),
    rule: rule === null ? null : parsePriceRule(rule),
  });
  const price = (text: string, rate: string | null = null, rule: string | null = null, key = 'k') =>
    priceOf(text, money(rate, rule), { key, row });

  it.each([
    ['129.5', 12_950],
    ['1,299.50', 129_950],
    ['฿ 99', 9_900],
    ['.5', 50],
    ['9,99', 999],
    ['12,50', 1_250],
    ['1.299,50', 129_950],
    ['1 299,50', 129_950],
    ['1,299', 129_900],
    ['0,50', 50],
    ['๑,๒๙๙.๕๐', 129_950],
    ['199.-', 19_900],
    ['๒๕๐ บาท', 25_000],
    ['9,999', 999_900],
    ['0,999', { code: 'TOO_FINE_PRICE' }],
    ['1,29,9', { code: 'BAD_PRICE' }],
    ['0', 0],
    ['-5', { code: 'BAD_PRICE' }],
    ['1e3', { code: 'BAD_PRICE' }],
    ['free', { code: 'BAD_PRICE' }],
    ['9.999', { code: 'TOO_FINE_PRICE' }],
    ['999999999999', { code: 'TOO_HIGH_PRICE' }],
    ['', { code: 'NO_PRICE' }],
  ])('%j', (text, expected) => {
    const found = price(text);
    expect(typeof found === 'number' ? found : { code: found.code }).toEqual(expected);
  });

  it('of another currency is exact, and rounded half up at the end', () => {
    expect(price('9.99', '36.5')).toBe(36_464);
    expect(price('0.01', '0.5')).toBe(1);
    expect(price('1.005', '1')).toBe(101);
  });

  it('is made by the rule where there is none, always the same for one product', () => {
    expect(price('', null, 'fixed:199')).toBe(19_900);
    expect(price('', '36', 'fixed:10')).toBe(36_000);
    expect(price('', null, 'column:Cost')).toBe(8_000);
    expect(price('', null, 'column:Bare')).toMatchObject({ code: 'BAD_PRICE' });
    const made = Array.from({ length: 200 }, (_, n) =>
      price('', null, 'range:120-480/5', `book ${n}`),
    );
    expect(made).toEqual(made.map((_, n) => price('', null, 'range:120-480/5', `book ${n}`)));
    expect(made.every((one) => Number(one) >= 12_000 && Number(one) <= 48_000)).toBe(true);
    expect(made.every((one) => Number(one) % 500 === 0)).toBe(true);
    expect(new Set(made).size).toBeGreaterThan(50);
    expect(price('75', null, 'fixed:199')).toBe(7_500);
  });

  it.each(['fixed:', 'fixed:x', 'range:5-1', 'range:1-5/0', 'double', 'fixed:-1', ''])(
    'rule %j is none',
    (rule) => {
      expect(parsePriceRule(rule)).toBeNull();
    },
  );
});

describe('a description', () => {
  const far = 'https://pictures.example.test/a.jpg';
  it.each([
    ['Plain.\n\nTwo', 'Plain.\n\nTwo'],
    ['a &lt;b&gt; &amp;amp; &#3585;&#x0E02;&nbsp;c', 'a <b> &amp; กข c'],
    ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
    ['&#0;&#xD800;x', 'x'],
    ['<p>One</p><p>Two<br>lines</p>', '<p>One</p><p>Two<br />lines</p>'],
    ['<h1>Head</h1><ul><li>a</li></ul>', '<h3>Head</h3><ul><li>a</li></ul>'],
    ['<table><tr><td>a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['<b>First</b>\nline\n\nSecond', '<p><b>First</b><br />line</p>\n<p>Second</p>'],
    ['<script>alert(1)</script>ok<style>x{}</style>', '<p>ok</p>'],
    ['<section>a<p>b</p></section>', '<div>a<p>b</p></div>'],
    ['<p style="color:red" onclick="x()">a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="/shop">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="https://x.test">a</a></p>', '<p><a href="https://x.test">a</a></p>'],
    [`<p><img src="${far}"></p>`, `<p><img alt="" src="${far}" loading="lazy" /></p>`],
    ['<p>a<img src="/b.jpg"><img src="data:image/png;base64,AA"></p>', '<p>a</p>'],
    ['<p>&nbsp;</p>', ''],
    ['<p>open <b', '<p>open </p>'],
  ])('%j', (source, expected) => {
    expect(richText(source)).toBe(expected);
    expect(expected.startsWith('<') ? richText(expected) : expected).toBe(expected);
  });

  it('of two parts is HTML if one of them is', () => {
    expect(joinTexts(['a', '', 'b'])).toBe('a\n\nb');
    expect(joinTexts(['a < b', '<p>c</p>'])).toBe('<p>a &lt; b</p>\n<p>c</p>');
  });

  // Each cell has the maximum length; a parser with quadratic time would take hours.
  it.each([
    ['tags that are never closed', '<br'.repeat(330_000)],
    ['items', '<li'.repeat(330_000)],
    ['paragraphs', '<p '.repeat(330_000)],
    ['comments', '<!--'.repeat(250_000)],
    ['scripts', '<script>'.repeat(120_000)],
    ['pictures', '<img src="data:'.repeat(60_000)],
    ['many spaces beside an entity', 'a '.repeat(490_000) + '&amp;'],
  ])('comes to an end with %s', (_what, html) => {
    expect(richText(html).length).toBeLessThanOrEqual(html.length);
  });
});

describe('an ISBN-13', () => {
  const cases: readonly (readonly [string, string, string | null, string])[] = [
    ['439023483', '', '9780439023481', 'leading zero restored'],
    ['61120081', '', '9780061120084', 'two zeros restored'],
    ['0-8044-2957-X', '', '9780804429573', 'X as check digit'],
    ['123456780', '9.78067172365e+12', '9780671723651', 'a wrong short form, the long one tells'],
    ['', '9780439023481', '9780439023481', 'as it is'],
    ['', '9780439023482', null, 'wrong check digit'],
    ['', '9.7804390e+12', null, 'too short to be certain'],
    ['', '2.94001144494e+12', null, 'no ISBN'],
    ['', '76783609419.0', null, 'no ISBN'],
    ['', '', null, 'nothing'],
  ];
  it.each(cases)('of %j and %j is %j: %s', (short, long, expected) => {
    expect(rebuildIsbn(short, long)).toBe(expected);
  });
});
