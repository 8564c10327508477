import { readSiteLook } from '@talad/elements/page/look/site-look';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { ShopKind, ShopSettings } from '../../../db/schema.ts';
import { pathPlace } from '../../../rendering/links.ts';
import { helpTexts } from './help-texts.ts';

const config = readConfig({});
const site = (help: unknown, settings: ShopSettings = {}, kind: ShopKind = 'shop') => ({
  kind,
  title: 'ร้าน <b>ดิน</b>',
  settings,
  payee: { scope: 'none', takes_cards: false } as const,
  look: readSiteLook({ pages: { help } }),
  context: { config, place: pathPlace(config, 'din'), lang: 'th' as const, now: new Date(0) },
});
const html = (...given: Parameters<typeof site>) =>
  Object.fromEntries(helpTexts(site(...given), 'th', new Map()).map((one) => [one.key, one.html]));

describe('a shop’s help', () => {
  it('says what is true of every shop where its owner has said nothing', () => {
    const texts = helpTexts(site(undefined), 'th', new Map());
    expect(texts.map((one) => one.title)).toEqual([
      'วิธีสั่งซื้อ',
      'วิธีชำระเงิน',
      'ติดตามพัสดุ',
      'คืนสินค้าและคืนเงิน',
      'นโยบายร้าน',
    ]);
    for (const one of texts) {
      expect(one.html).toContain('<li>');
      expect(one.html.replaceAll(/<[^>]*>/g, '').length, one.key).toBeLessThan(600);
      expect(one.html).not.toContain('{');
    }
    expect(html(undefined)['policy']).toContain('ร้าน &lt;b&gt;ดิน&lt;/b&gt;');
    expect(html(undefined)['how2refund']).toContain('href="/web/din/contactus"');
  });

  it.each([
    [{}, 'shop', 'ส่งฟรีทุกคำสั่งซื้อ'],
    [{ shipping: { flat: 5_000 } }, 'shop', '<li>ค่าส่ง ฿50 ต่อหนึ่งคำสั่งซื้อ</li>'],
    [{ shipping: { flat: 4_550, freeFrom: 100_000 } }, 'shop', 'ค่าส่ง ฿45.50'],
    [{ shipping: { flat: 4_550, freeFrom: 100_000 } }, 'shop', 'ซื้อครบ ฿1,000 ส่งฟรี'],
    [{ shipping: { flat: 5_000 } }, 'mall', 'แต่ละร้านแพ็กและส่งของตัวเอง'],
  ] as const)('says what shipping costs: %o of a %s', (settings, kind, message) => {
    expect(html(undefined, settings, kind)['how2pay']).toContain(message);
  });

  it('is the owner’s where they wrote something, without what could run', () => {
    const own = {
      how2pay: { title: 'จ่ายเงิน', html: '<p onclick="x()">โอน <a href="/help">ได้</a></p><script>' },
      how2buy: { title: 5, html: [] },
    };
    const [buy, pay] = helpTexts(site(own), 'th', new Map());
    expect(pay).toEqual({
      key: 'how2pay',
      title: 'จ่ายเงิน',
      html: '<p>โอน <a href="/web/din/help">ได้</a></p>',
      faqs: [],
    });
    expect(buy?.title).toBe('วิธีสั่งซื้อ');
  });
});
