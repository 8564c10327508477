import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { platformPlace } from '../../../rendering/links.ts';
import { readProductMinis } from '../products/lists/products.read.ts';
import { refreshSearchText } from './search-text.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => host.close());

interface Sample {
  readonly title: string;
  readonly english?: string;
  readonly brand?: string;
  readonly tags?: readonly string[];
  readonly popularity?: number;
  readonly remain?: number;
  /** Age in days. */
  readonly age?: number;
}

let nextId = 50_000;

/** Inserts products of shop alpha, the most popular and newest last, unless they say otherwise. */
async function stock(samples: readonly Sample[]): Promise<void> {
  await host.db.transaction().execute(async (trx) => {
    const ids: number[] = [];
    for (const [index, sample] of samples.entries()) {
      const id = (nextId += 1);
      ids.push(id);
      const { popularity = index * 10, age = 400 - index } = sample;
      await sql`INSERT INTO product (shop_id, id, uuid, title, brand, tags, price, popularity, created_at)
        VALUES (${shops.alpha.id}, ${id}, gen_random_uuid(), ${sample.title}, ${sample.brand ?? null},
          ${[...(sample.tags ?? [])]}::text[], 10000, ${popularity},
          now() - ${age} * interval '1 day')`.execute(trx);
      await sql`INSERT INTO stock (shop_id, product_id, remain)
        VALUES (${shops.alpha.id}, ${id}, ${sample.remain ?? 5})`.execute(trx);
      if (sample.english !== undefined) {
        await sql`INSERT INTO translation (shop_id, entity, entity_id, lang, fields)
          VALUES (${shops.alpha.id}, 'product', ${id}, 'en',
            ${JSON.stringify({ title: sample.english })}::jsonb)`.execute(trx);
      }
    }
    await refreshSearchText(trx, shops.alpha.id, ids);
  });
}

async function search(filter: object): Promise<{
  readonly titles: readonly string[];
  readonly next: string | null;
}> {
  const url = `/api/v1/products/search?lang=th&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const body = (await host.inject(url)).json();
  return {
    titles: body.products.map(({ title }: { readonly title: string }) => title),
    next: body.next,
  };
}
const found = async (keyword: string) => (await search({ keyword })).titles;

describe('a search with a keyword', () => {
  it('finds tea before what only has its letters', async () => {
    await stock([
      { title: 'ชาอู่หลงอินทรีย์' },
      { title: 'ผ้าพันคอลายราชาวดี' },
      { title: 'ทรายแมวเต้าหู้ กลิ่นชา' },
    ]);
    expect(await found('ชา')).toEqual(['ชาอู่หลงอินทรีย์', 'ทรายแมวเต้าหู้ กลิ่นชา', 'ผ้าพันคอลายราชาวดี']);
  });

  it('finds a title first, with and without its spaces', async () => {
    await stock([
      { title: 'โคมไฟไม้ไผ่ สาน' },
      { title: 'ขาตั้งโคมไฟไม้ไผ่ สาน' },
      { title: 'โคมไฟไม้ไผ่ สาน ชุดใหญ่' },
    ]);
    for (const typed of ['โคมไฟไม้ไผ่ สาน', 'โคมไฟไม้ไผ่สาน', 'โคม ไฟ ไม้ไผ่ สาน']) {
      expect((await found(typed))[0]).toBe('โคมไฟไม้ไผ่ สาน');
    }
  });

  it('finds a title in the other language first', async () => {
    await stock([
      { title: 'พวงกุญแจช้าง', english: 'Elephant keyring' },
      { title: 'กล่องใส่ช้าง', english: 'Box of the elephant keyring maker' },
    ]);
    expect((await found('elephant keyring'))[0]).toBe('พวงกุญแจช้าง');
  });

  it('finds a title that few bought before hundreds of popular hits', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ title: `กล่องไม้ฉำฉา แบบ ${index}` }));
    await stock([{ title: 'กล่องไม้ฉำฉา', popularity: 0 }, ...many]);
    expect((await found('กล่องไม้ฉำฉา'))[0]).toBe('กล่องไม้ฉำฉา');
    const ctx = {
      config: host.host.config,
      place: platformPlace(host.host.config),
      lang: 'th',
      now: new Date(),
    } as const;
    const listed = await readProductMinis(host.db, { keyword: 'กล่อง ไม้ฉำฉา', limit: 3 }, ctx);
    expect(listed.products[0]?.title).toBe('กล่องไม้ฉำฉา');
  });

  it('finds a title with a colon or a full stop typed without spaces', async () => {
    await stock([{ title: 'Wooden stamps: the fair' }, { title: 'Mr. Perfect lamp' }]);
    expect(await found('Woodenstamps:thefair')).toEqual(['Wooden stamps: the fair']);
    expect(await found('Mr.Perfectlamp')).toEqual(['Mr. Perfect lamp']);
  });

  it('finds one thing and several of it by either word', async () => {
    await stock([
      { title: 'Golden papayas, first grade' },
      { title: 'Papayawood box' },
      { title: 'Green papaya' },
    ]);
    const titles = ['Green papaya', 'Golden papayas, first grade', 'Papayawood box'];
    expect(await found('papaya')).toEqual(titles);
    expect(await found('papayas')).toEqual(titles);
  });

  it('finds woven things before gold ones with hands', async () => {
    await stock([{ title: 'ผ้าคลุมฝ้ายทอมือ' }, { title: 'แหวนทองทำมือ' }, { title: 'ทองม้วน มือปั้น' }]);
    expect((await found('ทอมือ'))[0]).toBe('ผ้าคลุมฝ้ายทอมือ');
  });

  it('finds whole words of two letters before those inside other words', async () => {
    await stock([{ title: 'Wooden yo yo' }, { title: 'Mayonnaise' }]);
    expect(await found('yo')).toEqual(['Wooden yo yo', 'Mayonnaise']);
  });

  it('sorts by popularity, price or newness if that is chosen', async () => {
    await stock([{ title: 'สมุดทำมือ' }, { title: 'ปกสมุดทำมือ สีน้ำตาล' }]);
    expect(await found('สมุดทำมือ')).toEqual(['สมุดทำมือ', 'ปกสมุดทำมือ สีน้ำตาล']);
    const popular = await search({ keyword: 'สมุดทำมือ', sort: 'popular' });
    expect(popular.titles).toEqual(['ปกสมุดทำมือ สีน้ำตาล', 'สมุดทำมือ']);
  });

  it('goes on page after page without a gap or a repeat, up to the last numbered page', async () => {
    const count = 430;
    await stock(
      Array.from({ length: count }, (_, index) => ({
        title: index % 2 === 0 ? `ตะกร้าหวาย ${index}` : `ที่วางหวาย ${index}`,
      })),
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof search>> = await search({
        keyword: 'หวาย',
        limit: 60,
        ...(after === null ? {} : { after }),
      });
      seen.push(...page.titles);
      after = page.next;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
    const numbered = await search({ keyword: 'หวาย', limit: 24, offset: 384 });
    expect(numbered.titles).toEqual(seen.slice(384, 408));
  });

  it.each(['relevance.-1', 'relevance.960', 'relevance.1.2', 'popular.1.2', 'relevance'])(
    'refuses the cursor %s',
    async (after) => {
      const filter = encodeURIComponent(JSON.stringify({ keyword: 'หวาย', after }));
      expect((await host.inject(`/api/v1/products/search?filter=${filter}`)).statusCode).toBe(400);
    },
  );
});

describe('points', () => {
  // The second of each pair is newer and more popular, as `stock` inserts them.
  it.each<readonly [what: string, keyword: string, better: Sample, other: Sample]>([
    ['of the exact title', 'แจกันแก้วใส', { title: 'แจกันแก้วใส' }, { title: 'แจกันแก้วใส ทรงสูง' }],
    [
      'of the beginning of a title',
      'กระถางดินเผา',
      { title: 'กระถางดินเผา ใบเล็ก' },
      { title: 'จานรอง กระถางดินเผา' },
    ],
    [
      'of the beginning of a title before those of longer words that begin like it',
      'tang',
      { title: 'tang, powder', popularity: 0, age: 400 },
      { title: 'tangerine tang tin', popularity: 0, age: 400 },
    ],
    [
      'of the beginning of an English title',
      'tamarind',
      { title: 'Tamarind soap', popularity: 0, age: 400 },
      { title: 'Soft tamarind sweets', popularity: 0, age: 400 },
    ],
    [
      'of popularity before those of the beginning of an English title',
      'soursop',
      { title: 'Dried soursop slices', popularity: 900 },
      { title: 'Soursop soap', popularity: 1 },
    ],
    [
      'of words that are together before those of words far from each other',
      'ที่รองจาน',
      { title: 'แผ่นรองจานทอร่อง ที่โต๊ะ' },
      { title: 'แก้วที่มีจาน รองก้น' },
    ],
    [
      'of the end of an English title',
      'candleholder',
      { title: 'Brass candleholder' },
      { title: 'Candles candleholder set' },
    ],
    [
      'of letters that begin a title',
      'ostri',
      { title: 'Ostrich duster' },
      { title: 'Big ostrich duster' },
    ],
    [
      'of letters that are together, however they are split',
      'rain coat',
      { title: 'Yellow raincoat' },
      { title: 'Trainer coating' },
    ],
    [
      'of adjacent words',
      'ปลอกหมอนทอมือ',
      { title: 'ลายไทย ปลอกหมอนทอมือ' },
      { title: 'มือจับ ทอ ปลอกหมอน' },
    ],
    ['of whole words', 'งา', { title: 'ขนม งา' }, { title: 'รูปสลัก งาช้างเทียมสง่างาม' }],
    [
      'of a title before those of a name',
      'ดอยช้างขาว',
      { title: 'กาแฟคั่ว ดอยช้างขาว' },
      { title: 'กาแฟคั่วเข้ม', brand: 'ดอยช้างขาว' },
    ],
    [
      'of a name before those of letters',
      'lotus',
      { title: 'สบู่ก้อน', tags: ['lotus'] },
      { title: 'สบู่ก้อน lotusia' },
    ],
    [
      'of the beginning of a word before those of its end',
      'bergam',
      { title: 'น้ำมันหอม bergamot' },
      { title: 'น้ำมันหอม redbergam' },
    ],
    [
      'of what is in stock',
      'หมวกสาน',
      { title: 'หมวกสาน ปีกกว้าง' },
      { title: 'หมวกสาน ปีกแคบ', remain: 0 },
    ],
    [
      'of popularity',
      'พรมเช็ดเท้า',
      { title: 'พรมเช็ดเท้า สีครีม', popularity: 900, age: 401 },
      { title: 'พรมเช็ดเท้า สีเทา', popularity: 1 },
    ],
    [
      'of new products',
      'เทียนหอมกุหลาบ',
      { title: 'เทียนหอมกุหลาบ แก้ว', age: 1, popularity: 0 },
      { title: 'เทียนหอมกุหลาบ ถ้วย', age: 300, popularity: 0 },
    ],
  ])('%s', async (_what, keyword, better, other) => {
    await stock([better, other]);
    expect(await found(keyword)).toEqual([better.title, other.title]);
  });
});
