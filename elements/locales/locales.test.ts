import { describe, expect, it } from 'vitest';
import { en as enOfAll } from './en.ts';
import { formatDate, formatDateTime, formatDays, formatPrice, formatPriceRange } from './format.ts';
import { areas, loadArea } from './load-area.ts';
import { loadTexts } from './load.ts';
import { text, type Lang, type TextKey, type Texts } from './text.ts';
import { th as thOfAll } from './th.ts';

/** Returns the texts of every page, and those of areas. */
async function allTexts(lang: Lang): Promise<Texts> {
  const own = await Promise.all(Object.values(areas).map((area) => area[lang]()));
  return Object.assign({}, lang === 'th' ? thOfAll : enOfAll, ...own);
}
const [en, th] = await Promise.all([allTexts('en'), allTexts('th')]);

describe('texts', () => {
  it('has every text in both languages, with the same variables', () => {
    const variables = (words: string): readonly string[] =>
      (words.match(/\{\w+\}/g) ?? []).toSorted();
    const counted = (words: string) =>
      [...words.matchAll(/\{(\w+)\|/g)].map(([, name]) => `{${name}}`);
    expect(Object.keys(th).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const key of Object.keys(en) as TextKey[]) {
      expect(th[key].trim(), key).not.toBe('');
      expect(variables(th[key]), key).toEqual(variables(en[key]));
      expect(variables(en[key]), key).toEqual(expect.arrayContaining(counted(en[key])));
    }
  });

  it('writes Thai in Thai', () => {
    const latin = Object.entries(th).filter(
      ([, words]) => /\p{L}/u.test(words) && !/[\u0E00-\u0E7F]/.test(words),
    );
    expect(latin).toEqual([]);
  });

  it.each([
    ['cart.chooseOptions', {}, 'กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ'],
    ['cart.cannotAdd', {}, 'สินค้าไม่พร้อมขาย'],
    ['cart.notFound', {}, 'ไม่พบข้อมูลสินค้า'],
    ['cart.notEnough', { left: 3 }, 'จำนวนสินค้าไม่เพียงพอ (เหลือ 3 ชิ้น)'],
    ['cart.badQuantity', {}, 'จำนวนไม่ถูกต้อง (product qty error)'],
    ['cart.added', {}, 'หยิบลงตะกร้าเรียบร้อย'],
    ['checkout.timeout', {}, 'พบข้อผิดพลาด Timeout'],
    ['checkout.errorQty', {}, 'จำนวนไม่ถูกต้อง'],
    ['checkout.errorCannotAdd', {}, 'ไม่พร้อมขาย'],
    // Spec §8 has 'สินต้าหมด', a typing error.
    ['checkout.errorNostock', {}, 'สินค้าหมด'],
    ['checkout.refused', { message: 'ไม่พร้อมขาย' }, 'พบข้อผิดพลาด ไม่พร้อมขาย'],
    ['savedOrders.noData', {}, 'พบข้อผิดพลาด no data'],
    ['error.unhandled', { code: 12_345 }, '#12345 ... พบข้อผิดพลาด กรุณาลองใหม่ - กดเพื่อดูรายละเอียด'],
    ['site.allProducts', {}, 'สินค้าทั้งหมด'],
  ] as const)('says %s as the specification does', async (key, vars, words) => {
    await Promise.all([
      loadTexts('th'),
      loadArea('checkout', 'th'),
      loadArea('savedOrders', 'th'),
      loadArea('error', 'th'),
    ]);
    expect(text('th', key, vars)).toBe(words);
  });

  it('falls back for an unknown language', async () => {
    await loadTexts('en');
    expect(text('xx' as 'en', 'cart.title')).toBe('Cart');
  });
});

describe('formats', () => {
  it.each([
    [0, '฿0'],
    [1290, '฿1,290'],
    [129.5, '฿129.50'],
    [0.25, '฿0.25'],
  ])('price %d is %s', (baht, words) => expect(formatPrice(baht)).toBe(words));

  it('shows a range only if prices differ', () => {
    expect(formatPriceRange(120, 150.5)).toBe('฿120 - ฿150.50');
    expect(formatPriceRange(120, 120)).toBe('฿120');
  });

  it('formats dates of Bangkok, in the Buddhist era for Thai', () => {
    const lateEvening = '2026-11-20T18:30:00Z';
    expect(formatDate(lateEvening, 'th')).toBe('21 พฤศจิกายน 2569');
    expect(formatDate(lateEvening, 'en')).toBe('21 November 2026');
    expect(formatDateTime(lateEvening, 'th')).toContain('01:30');
    expect(formatDays(lateEvening, '2026-12-20', 'th')).toBe('21 พ.ย. – 20 ธ.ค. 2569');
    expect(formatDays(lateEvening, '2027-02-01', 'en')).toBe('21 Nov 2026 – 1 Feb 2027');
  });
});
