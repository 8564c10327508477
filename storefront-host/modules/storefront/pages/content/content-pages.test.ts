import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHead } from '../../../../../test/support/pages/read-head.ts';
import { products } from '../../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { newId } from '../../../../db/ids.ts';
import { pageOf } from '@talad/elements/page/page';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const page = (url: string, lang: 'th' | 'en' = 'th') =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } });

/** Returns the page's own part, without the renderer's markers. */
function mainOf(body: string): string {
  return body.slice(body.indexOf('<main'), body.indexOf('</main>')).replaceAll(/<!--[^>]*-->/g, '');
}

/** Sets a look of alpha's, and invalidates pages with the earlier one. */
async function design(pages: object) {
  await host.db
    .insertInto('site_design')
    .values({ shop_id: 2, draft: '{}', published: JSON.stringify({ pages }) })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet({ published: JSON.stringify({ pages }) }),
    )
    .execute();
  host.host.pageCache.clear();
}

describe('help', () => {
  it('has five tabs, the rules, and no JavaScript', async () => {
    const { body } = await page('/web/alpha/help');
    for (const key of ['how2buy', 'how2pay', 'how2track', 'how2refund', 'faqs', 'policy']) {
      expect(body).toContain(`href="#${key}"`);
      expect(body).toContain(`id="${key}"`);
    }
    expect(body).toContain('ค่าส่ง ฿50 ต่อหนึ่งคำสั่งซื้อ ซื้อครบ ฿1,000 ส่งฟรี');
    expect(body).not.toContain('id="custom"');
    expect((await page('/help', 'en')).body).toContain('Each shop ships separately');
  });

  it('says the owner’s own words, a tab of theirs and their questions', async () => {
    await design({
      help: {
        greeting: { title: 'สวัสดีค่ะ', title_en: 'Hello', text: 'มีอะไรให้ช่วยไหม' },
        custom: { title: 'ดูแลถ้วย', html: '<p>ล้างมือเบา ๆ<script>x()</script></p>' },
        faqs: [
          {
            name: 'งานปั้น',
            items: [
              { question: 'เข้าไมโครเวฟได้ไหม', answer: '<p>ได้ค่ะ</p>' },
              { question: 'ไม่มีคำตอบ' },
            ],
          },
        ],
      },
    });
    const { body } = await page('/web/alpha/help');
    expect(body).toContain('สวัสดีค่ะ');
    expect(body).toContain('ล้างมือเบา ๆ');
    expect(body).not.toContain('x()');
    expect(body).not.toContain('ต้องสมัครสมาชิกก่อนไหม');
    const faq = readHead(body).data.find((one) => one['@type'] === 'FAQPage');
    expect(faq).toMatchObject({
      mainEntity: [{ name: 'เข้าไมโครเวฟได้ไหม', acceptedAnswer: { text: 'ได้ค่ะ' } }],
    });
    expect((await page('/web/alpha/help', 'en')).body).toContain('Hello');
    await design({});
  });

  it('is searched without JavaScript, each result at an address of its own', async () => {
    const searched = async (words: string) => {
      const { body } = await page(`/web/alpha/help?q=${encodeURIComponent(words)}`, 'en');
      return mainOf(body);
    };
    const found = await searched('  Need  an ACCOUNT ');
    expect(found).toContain('Answers about “Need an ACCOUNT”');
    expect(found).toMatch(/<details class="faq" open>\s*<summary>Do I need an account\?/);
    expect(found).not.toContain('Can I pay cash on delivery?');
    expect(found).toContain('value="Need an ACCOUNT"');
    expect(await searched('courier in cash')).toContain('Can I pay cash on delivery?');

    const none = await searched('<b>zebra');
    expect(none).toContain('No answers about “&lt;b&gt;zebra”');
    expect(none).toContain('href="/web/alpha/contactus"');
    expect(none).toContain('href="/web/alpha/help"');
    const { body } = await page('/web/alpha/help?q=zebra');
    expect(readHead(body).metas['robots']).toContain('noindex');
    expect(await searched(' ')).toContain('href="#how2buy"');
  });

  it('has the owner’s sections above it', async () => {
    const block = { id: 'a', name: 'Headline', props: { title: 'ถามมาได้เลย' } };
    const own = JSON.stringify(pageOf('ช่วยเหลือ', [block]));
    await host.db
      .insertInto('page')
      .values({ shop_id: 2, name: 'help', draft: own, published: own })
      .execute();
    host.host.pageCache.clear();
    const { body } = await page('/web/alpha/help');
    expect(body.indexOf('ถามมาได้เลย')).toBeLessThan(body.indexOf('id="how2buy"'));
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  });
});

describe('contact', () => {
  it('says how to reach the shop, and leads to its map', async () => {
    const map = 'https://maps.example/alpha';
    await host.db
      .updateTable('shop')
      .set({ mobile: '0812345678', address: '9 ถนนเจริญเมือง\nลำปาง', map_url: map })
      .where('id', '=', 2)
      .execute();
    host.host.pageCache.clear();
    const { body } = await page('/web/alpha/contactus');
    expect(body).toContain('href="tel:0812345678"');
    expect(body).toContain('mailto:alpha@example.test');
    expect(body).toContain('9 ถนนเจริญเมือง\nลำปาง');
    expect(body).toContain(`href="${map}"`);
    expect(body).toContain('action="/web/alpha/contactus"');
    expect(body).not.toContain('id="form-business"');
    expect((await page('/contactus')).body).toContain('id="form-business"');
  });

  it.each(['javascript:alert(1)', 'x', 'data:text/html,x'])(
    'follows no address that is none: %s',
    async (url) => {
      await host.db.updateTable('shop').set({ map_url: url }).where('id', '=', 2).execute();
      host.host.pageCache.clear();
      expect((await page('/web/alpha/contactus')).body).not.toContain('ดูแผนที่');
    },
  );
});

describe('about us, before its owner makes a page of it', () => {
  it('has the shop’s description, contacts and categories', async () => {
    const texts = { slogan: 'ปั้นด้วยมือ', description: 'โรงปั้นริมน้ำมูล' };
    await host.db.updateTable('shop').set(texts).where('id', '=', 2).execute();
    host.host.pageCache.clear();
    const { statusCode, body } = await page('/web/alpha/aboutus');
    expect(statusCode).toBe(200);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    for (const words of ['เกี่ยวกับร้านอัลฟา', texts.slogan, texts.description]) {
      expect(main).toContain(words);
    }
    expect(main).toContain('href="/web/alpha/contactus"');
    expect(main).toContain('<talad-product-box');
    expect(main).toContain('href="tel:0812345678"');
    expect(main).toContain('9 ถนนเจริญเมือง\nลำปาง');
  });

  it('counts what is there: products and reviews of a shop, products and shops of the market', async () => {
    const figures = async (url: string) => {
      const main = mainOf((await page(url, 'en')).body);
      return [...main.matchAll(/<strong>([^<]*)<\/strong>([^<]*)/g)].map(
        ([, value, label]) => `${value}${label}`,
      );
    };
    expect(await figures('/web/alpha/aboutus')).toEqual([expect.stringMatching(/^\d+ products$/)]);
    await host.db
      .insertInto('review')
      .values({
        shop_id: 2,
        id: newId(),
        product_id: products.cup.id,
        reviewer_name: 'Mali',
        stars: 5,
        lang: 'th',
      })
      .execute();
    // Reviews without an order count in demo shops only.
    await host.db.updateTable('shop').set({ demo: true }).where('id', '=', 2).execute();
    host.host.pageCache.clear();
    expect(await figures('/web/alpha/aboutus')).toContain('100% positive reviews (1)');
    expect(await figures('/aboutus')).toContain('2 shops');
  });
});

describe('legal texts', () => {
  it.each(['terms', 'shipping', 'returns', 'data-protection', 'privacy'])(
    '%s is whole in both languages',
    async (name) => {
      for (const lang of ['th', 'en'] as const) {
        const { statusCode, body } = await page(`/web/alpha/${name}`, lang);
        expect(statusCode).toBe(200);
        expect(body.match(/<h1[ >]/g)).toHaveLength(1);
        expect(body.match(/<h2 id="part-/g)?.length).toBeGreaterThan(5);
        expect(body).toContain('ร้านอัลฟา');
        expect(body).toContain('localhost:4000/web/alpha');
      }
    },
  );

  it('have what the owner filled in', async () => {
    await design({
      legal: {
        ownerFullName: 'บริษัท ดินดี จำกัด',
        ownerFullName_en: 'Din Dee Co., Ltd.',
        ownerShortName: 'ดินดี',
        websiteDomain: 'dindee.example',
        ownerAddress: '9 ถนนเจริญเมือง',
        changeDate: '2026-02-03',
      },
    });
    const { body } = await page('/web/alpha/privacy');
    for (const name of ['บริษัท ดินดี จำกัด (“ดินดี”', 'dindee.example', '9 ถนนเจริญเมือง']) {
      expect(body).toContain(name);
    }
    expect(body).toContain('3 กุมภาพันธ์ 2569');
    expect((await page('/web/alpha/privacy', 'en')).body).toContain('Din Dee Co., Ltd.');
    const answer = await host.inject('/api/v1/web/legal/terms?site=alpha&lang=th');
    expect(answer.json()).toMatchObject({ title: 'ข้อกำหนดการใช้บริการ' });
    expect(answer.body).toContain('บริษัท ดินดี จำกัด');
    expect((await host.inject('/api/v1/web/legal/terms?site=nobody')).statusCode).toBe(404);
    await design({});
  });

  it('say a phone number as it is read out, and fold their contents away', async () => {
    await host.db.updateTable('shop').set({ tel: '0812345678' }).where('id', '=', 2).execute();
    host.host.pageCache.clear();
    const { body } = await page('/web/alpha/privacy');
    const legal = body.slice(body.indexOf('class="legal"'), body.indexOf('</article>'));
    expect(legal).toContain('081-234-5678');
    expect(legal).toMatch(/<details>.*<summary>.*สารบัญ.*#part-1/s);
  });

  it('of the marketplace say what it is', async () => {
    expect((await page('/terms')).body).toContain('บทบาทของตลาด');
    expect((await page('/web/alpha/terms')).body).not.toContain('บทบาทของตลาด');
  });
});

describe('link-in-bio', () => {
  it('is a narrow page of its own with the ways into the shop', async () => {
    const { body } = await page('/web/alpha/link-in-bio');
    expect(body).not.toContain('<talad-header');
    expect(body).toContain('href="/web/alpha/search"');
    expect(body).toContain('data-modal="LinkInBioShare"');
    expect(readHead(body).links.find((one) => one.rel === 'canonical')?.href).toBe(
      'http://localhost:4000/web/alpha/link-in-bio?lang=th',
    );
    expect((await page('/web/alpha/bio')).headers['location']).toBe('/web/alpha/link-in-bio');
  });

  it('has up to twenty of the owner’s links, their networks and products', async () => {
    const buttons = Array.from({ length: 25 }, (_, n) => ({
      title: `ลิงก์ ${n}`,
      link: `/tag-${n}`,
    }));
    await design({
      bio: {
        name: 'ดินของแม่',
        buttons: [{ title: 'แอป', link: 'javascript:alert(1)' }, ...buttons],
        products: [products.shirt.id, products.cup.id, 'x'],
      },
    });
    await host.db
      .updateTable('shop')
      .set({ socials: JSON.stringify({ line: 'https://line.example/x', bad: 'javascript:1' }) })
      .where('id', '=', 2)
      .execute();
    host.host.pageCache.clear();
    const { body } = await page('/web/alpha/link-in-bio');
    expect(body.match(/class="bio-button"/g)).toHaveLength(20);
    expect(body).not.toContain('href="javascript:');
    expect(body).toContain('https://line.example/x');
    expect(body.indexOf(`/product/shirt/`)).toBeLessThan(body.indexOf('/product/cup/'));
    expect(body).toContain('ดินของแม่');
  });
});

it.each([
  ['/help', 5],
  ['/contactus', 5],
  ['/terms', 5],
  ['/link-in-bio', 7],
])('%s takes at most %i queries, the site’s three among them', async (url, most) => {
  host.host.pageCache.clear();
  const { count } = await host.countQueries(() => page(url));
  expect(count).toBeLessThanOrEqual(most);
});
