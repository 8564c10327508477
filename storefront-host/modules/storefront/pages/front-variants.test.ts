import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { variants, variantSites } from '../../../../test/support/records/variant-sites.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
});
afterAll(() => host.close());

async function front(shopname: string, lang = 'th'): Promise<string> {
  host.host.pageCache.clear();
  return (await host.inject(`/web/${shopname}?lang=${lang}`)).body;
}

const headings = (body: string) =>
  Array.from(body.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, words = '']) =>
    words.replaceAll(/<!--.*?-->/g, ''),
  );

describe('the front page of a contest', () => {
  it('shows contestants, and links to all of them', async () => {
    const body = await front('cup');
    for (const words of ['ดอยช้าง', 'กาแฟจากขุนวาง', 'หมายเลข 3']) expect(body).toContain(words);
    expect(headings(body)).toContain('ผู้เข้าประกวด');
    expect(body.split('href="/web/cup/contestants"').length - 1).toBeGreaterThanOrEqual(2);
  });
});

describe('the front page of a book fair', () => {
  it('shows what is on, with when and where, and leads to all of it', async () => {
    const body = await front('fair', 'en');
    expect(headings(body)).toContain('Exhibitions');
    expect(body).toContain('href="/web/fair/exhibition/talk/1021"');
    expect(body).toMatch(/28 Mar 2030, 13:00.*เวทีกลาง/s);
    expect(body.split('href="/web/fair/exhibition"').length - 1).toBeGreaterThanOrEqual(2);
  });

  it('leaves that to a section that shows its posts', async () => {
    const blocks = [{ id: 'b', type: 'others', name: 'BlogSection', content: { props: {} } }];
    const page = JSON.stringify({ title: 'หน้าแรก', blocks });
    const { id } = variants.fair;
    await host.db
      .insertInto('page')
      .values({
        shop_id: id,
        name: 'frontpage',
        draft: page,
        published: page,
        published_at: new Date(),
      })
      .execute();
    expect(headings(await front('fair', 'en'))).not.toContain('Exhibitions');
  });
});

describe('the front page of a shop', () => {
  it('with few products shows them once', async () => {
    const body = await front('solo');
    expect(headings(body)).toContain('สินค้าขายดี');
    expect(headings(body)).not.toContain('สินค้าแนะนำ');
    expect(body.split('data-product="').length - 1).toBe(1);
  });

  it('with hundreds of categories shows three rows of them, and the way to the rest', async () => {
    const named = (index: number) => ({
      shop_id: variants.solo.id,
      id: 50_000 + index,
      slug: `c${index}`,
      title: `หมวด ${index}`,
      count_sum: 1,
    });
    const rows = Array.from({ length: 400 }, (_, index) => named(index));
    await host.db.insertInto('category').values(rows).execute();
    const body = await front('solo');
    expect(body.split('<a class="tile"').length - 1).toBe(11);
    expect(body).toMatch(/<a class="tile all" href="\/web\/solo\/search"/);
    const { id } = variants.solo;
    await host.db.deleteFrom('category').where('shop_id', '=', id).execute();
    expect(await front('solo')).not.toContain('tile all');
  });

  it('with nothing at all says so, whom to ask and where there is something', async () => {
    await host.db
      .insertInto('shop')
      .values({ id: 90, kind: 'shop', shopname: 'soon', title: 'ร้านใหม่' })
      .execute();
    const body = await front('soon');
    expect(headings(body)).toContain('ร้านกำลังเตรียมเปิด');
    expect(body).toContain('href="/web/soon/contactus"');
    expect(body).toContain(`href="${host.host.config.publicUrl}/"`);
    expect(headings(await front('soon', 'en'))).toContain('This shop is opening soon');
  });
});
