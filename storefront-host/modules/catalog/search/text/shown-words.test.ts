import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, shops } from '../../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { writeTranslation } from '../../translations/translations.repository.ts';
import { refreshSearchText } from '../search-text.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await follow();
});
afterAll(() => host.close());

const { cup, mango } = products;
const alpha = shops.alpha.id;

let asked = 0;

/** Each search has another page size, so none is answered from the cache. */
async function found(keyword: string): Promise<readonly number[]> {
  asked += 1;
  const filter = encodeURIComponent(JSON.stringify({ keyword, limit: 10 + (asked % 50) }));
  const body = (await host.inject(`/api/v1/products/search?filter=${filter}`)).json();
  return body.products.map(({ id }: { readonly id: number }) => id);
}

async function follow(): Promise<void> {
  await host.host.jobs.send('search.follow', {});
  await host.host.jobs.drain();
}

async function change(
  values: Readonly<Record<string, unknown>>,
  overlay: Readonly<Record<string, string>> = {},
): Promise<void> {
  await host.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('product')
      .set({ updated_at: new Date(), ...values })
      .where('shop_id', '=', alpha)
      .where('id', '=', cup.id)
      .execute();
    await writeTranslation(trx, record('product', cup.id), overlay);
    await refreshSearchText(trx, alpha, [cup.id]);
  });
}

const record = (
  entity: 'product' | 'category' | 'brand' | 'tag' | 'collection',
  entityId: number,
) => ({ shopId: alpha, entity, entityId, lang: 'en' }) as const;

function translate(
  entity: 'category' | 'brand' | 'tag' | 'collection',
  id: number,
  title: string,
): Promise<void> {
  return host.db
    .transaction()
    .execute((trx) => writeTranslation(trx, record(entity, id), { title }));
}

describe('a search finds a product by', () => {
  it('the shown names of known tags in both languages', async () => {
    await change({ tags: ['women', 'best-seller'] });
    for (const word of ['ผู้หญิง', 'women', 'ขายดี', 'Bestseller']) {
      expect([word, await found(word)]).toEqual([word, [cup.id]]);
    }
  });

  it('the shop’s labels of its tags', async () => {
    await change({ tags: ['ของแต่งบ้านสวย'] }, { tags: 'Homeware delight' });
    expect(await found('homeware delight')).toEqual([cup.id]);
  });

  it('the words of its options and attributes', async () => {
    const option = {
      key: 'c',
      title: { th: 'ลวดลาย', en: 'Glaze' },
      items: [{ key: 'i', title: { th: 'ครามเข้ม', en: 'Ultramarine' } }],
    };
    await change({
      options: JSON.stringify([option]),
      attributes: JSON.stringify({ เตาเผา: 'ลำปางเหนือ' }),
    });
    for (const word of ['ครามเข้ม', 'ultramarine', 'glaze', 'ลำปางเหนือ', 'เตาเผา']) {
      expect([word, await found(word)]).toEqual([word, [cup.id]]);
    }
    await change({ options: '[]', attributes: '{}' });
  });

  it('its descriptions, after products with the word in their title', async () => {
    await change({ description: '<p>เหมาะกับ<b>โกโก้ร้อน</b> &amp; นม</p>' });
    expect(await found('โกโก้ร้อน')).toEqual([cup.id]);
    await change({}, { description: '<p>Microwave safe</p>' });
    expect(await found('owave')).toEqual([cup.id]);
    await host.db.transaction().execute(async (trx) => {
      await sql`INSERT INTO product (shop_id, id, uuid, title, price, popularity, created_at)
        VALUES (${shops.beta.id}, 61001, gen_random_uuid(), 'Shockowaver', 100, 0,
          now() - interval '900 days')`.execute(trx);
      await sql`INSERT INTO stock (shop_id, product_id, remain) VALUES (${shops.beta.id}, 61001, 5)`.execute(
        trx,
      );
      await refreshSearchText(trx, shops.beta.id, [61_001]);
    });
    await sql`UPDATE product SET popularity = 9000 WHERE id = ${cup.id}`.execute(host.db);
    expect(await found('owave')).toEqual([61_001, cup.id]);
    await host.db
      .deleteFrom('product')
      .where('shop_id', '=', shops.beta.id)
      .where('id', '=', 61_001)
      .execute();
    await change({ description: '' }, { description: '' });
  });

  it('its category in both languages and the one above it, also after a rename', async () => {
    const other = await host.db
      .insertInto('category')
      .values({ shop_id: alpha, slug: 'above', title: 'ของใช้ประจำวันเกิด' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`UPDATE category SET title = 'แก้วน้ำแสนดี', parent_id = ${other.id}
      WHERE shop_id = ${alpha} AND id = ${cup.category_id}`.execute(host.db);
    await translate('category', cup.category_id, 'Lovely tumblers');
    await translate('category', other.id, 'Birthday things');
    await follow();
    for (const word of ['แก้วน้ำแสนดี', 'lovely tumblers', 'ประจำวันเกิด', 'birthday']) {
      const ids = await found(word);
      expect([word, ids.includes(cup.id), ids.includes(mango.id)]).toEqual([word, true, false]);
    }
    await translate('category', cup.category_id, 'Plain tumblers');
    await follow();
    expect(await found('lovely')).toEqual([]);
    expect(await found('plain tumblers')).toContain(cup.id);
  });

  it('its brand in both languages', async () => {
    await change({ brand: 'เตาทองคำขาว' });
    const { id } = await host.db
      .selectFrom('brand')
      .select('id')
      .where('shop_id', '=', alpha)
      .where('name', '=', 'เตาทองคำขาว')
      .executeTakeFirstOrThrow();
    await translate('brand', id, 'Platinum Kiln');
    await follow();
    expect(await found('platinum kiln')).toEqual([cup.id]);
    await change({ brand: null });
    expect(await found('platinum kiln')).toEqual([]);
  });

  it('a published collection, chosen or by rule, until it leaves it', async () => {
    const insert = (title: string, rule: object | null) =>
      host.db
        .insertInto('collection')
        .values({
          shop_id: alpha,
          slug: title,
          title,
          published_at: new Date(),
          rule: rule && JSON.stringify(rule),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const chosen = await insert('วันฝนพรำ', null);
    await host.db
      .insertInto('collection_product')
      .values({
        shop_id: alpha,
        collection_id: chosen.id,
        product_shop_id: alpha,
        product_id: cup.id,
        rank: 0,
      })
      .execute();
    await change({ tags: ['พิธีชงชา'] });
    const ruled = await insert('ยามบ่ายสีชา', { tag: 'พิธีชงชา' });
    await translate('collection', chosen.id, 'Rainy days');
    await follow();
    for (const word of ['วันฝนพรำ', 'rainy days', 'ยามบ่ายสีชา']) {
      expect([word, await found(word)]).toEqual([word, [cup.id]]);
    }
    await host.db
      .deleteFrom('collection')
      .where('shop_id', '=', alpha)
      .where('id', '=', ruled.id)
      .execute();
    await host.db
      .updateTable('collection')
      .set({ published_at: null })
      .where('shop_id', '=', alpha)
      .where('id', '=', chosen.id)
      .execute();
    await follow();
    expect(await found('ยามบ่ายสีชา')).toEqual([]);
    expect(await found('วันฝนพรำ')).toEqual([]);
  });
});

it('writes the texts of a whole shop in batches, and of no other one', async () => {
  await sql`UPDATE product SET search_text = '' WHERE parent_id IS NULL`.execute(host.db);
  await sql`INSERT INTO search_due (shop_id, entity, entity_id) VALUES (${alpha}, 'shop', ${alpha})`.execute(
    host.db,
  );
  await follow();
  const { rows } = await sql<{ shop_id: number; written: boolean }>`
    SELECT shop_id, bool_and(search_text <> '') AS written FROM product WHERE parent_id IS NULL
    GROUP BY shop_id ORDER BY shop_id`.execute(host.db);
  expect(rows).toEqual([
    { shop_id: alpha, written: true },
    { shop_id: shops.beta.id, written: false },
  ]);
  expect(await host.db.selectFrom('search_due').selectAll().execute()).toEqual([]);
});
