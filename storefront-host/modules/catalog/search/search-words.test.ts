import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSearchWords } from '../../../startup/count-search-words.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { writeTranslation } from '../translations/translations.repository.ts';
import { refreshSearchText, type RefreshOptions } from './search-text.ts';
import { rebuildSearchWords } from './search-words.ts';
import { vocabularyOf } from './vocabulary.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const { cup } = products;
const alpha = shops.alpha.id;

async function usesOf(word: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`SELECT uses FROM search_word
    WHERE shop_id = ${alpha} AND word = ${word}`.execute(host.db);
  return rows[0]?.uses ?? 0;
}

function change(values: Readonly<Record<string, unknown>>, options?: RefreshOptions) {
  return host.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('product')
      .set({ updated_at: new Date(), ...values })
      .where('shop_id', '=', alpha)
      .where('id', '=', cup.id)
      .execute();
    await refreshSearchText(trx, alpha, [cup.id], options);
  });
}

async function textOfCup(): Promise<string> {
  const row = await host.db
    .selectFrom('product')
    .select('search_text')
    .where('shop_id', '=', alpha)
    .where('id', '=', cup.id)
    .executeTakeFirstOrThrow();
  return row.search_text;
}

describe('a shop’s vocabulary', () => {
  it('has words, and neighbours as one word', () => {
    const words = vocabularyOf('หูฟังไร้สาย sony wh-1000 5g 42');
    for (const word of ['หู', 'หูฟัง', 'สาย', 'sony', 'wh', '5g']) expect(words).toContain(word);
    expect(words).not.toContain('42');
    expect(words).not.toContain('สายsony');
  });

  it('counts each product once and follows its title', async () => {
    expect(await usesOf('เสื้อ')).toBe(2);
    expect(await usesOf('กาแฟ')).toBe(1);
    await change({ title: 'ถ้วยชาเซรามิก เสื้อ เสื้อ' });
    expect(await usesOf('เสื้อ')).toBe(3);
    expect(await usesOf('กาแฟ')).toBe(0);
    await change({ title: cup.title });
    expect(await usesOf('เสื้อ')).toBe(2);
    expect(await usesOf('กาแฟ')).toBe(1);
  });

  it('has no words of products that cannot be bought, which their shop still finds', async () => {
    await change({ status: 'discontinued' });
    expect(await usesOf('กาแฟ')).toBe(0);
    expect(await textOfCup()).toContain('กาแฟ');
    await change({ status: 'availability' });
    expect(await usesOf('กาแฟ')).toBe(1);
  });

  it('has brand, author and publisher; codes, ISBN and options are found by only', async () => {
    await change({ brand: 'Bencharong', author: 'วินทร์ เลียววาริณ', isbn: '9786167349077' });
    expect(await usesOf('bencharong')).toBe(1);
    expect(await usesOf('วินทร์')).toBe(1);
    expect(await textOfCup()).toContain('9786167349077');
    expect(await usesOf('cup')).toBe(0);
    await change({ brand: null, author: null, isbn: null });
  });

  it('has title, author and publisher of the other language too', async () => {
    const about = { shopId: alpha, entity: 'product', entityId: cup.id, lang: 'en' } as const;
    const name = (author: string) =>
      host.db.transaction().execute((trx) => writeTranslation(trx, about, { author }));
    await name('Win Lyovarin');
    await change({});
    expect(await usesOf('lyovarin')).toBe(1);
    await name('');
    await change({});
    expect(await usesOf('lyovarin')).toBe(0);
  });

  it('is the same after a recount as after single updates', async () => {
    const all = () =>
      sql<{ word: string; uses: number }>`SELECT word, uses FROM search_word
        WHERE shop_id = ${alpha} ORDER BY word`.execute(host.db);
    const before = (await all()).rows;
    await change({ title: 'อื่น' }, { words: 'later' });
    await change({ title: cup.title }, { words: 'later' });
    await host.db.transaction().execute((trx) => rebuildSearchWords(trx, alpha));
    expect((await all()).rows).toEqual(before);
  });

  it('is counted at the next start of a market that is older than it', async () => {
    const before = await usesOf('เสื้อ');
    await sql`DELETE FROM search_word`.execute(host.db);
    await countSearchWords(host.db);
    expect(await usesOf('เสื้อ')).toBe(before);
    const again = await host.countQueries(() => countSearchWords(host.db));
    expect(again.count).toBe(1);
  });

  it('is written by two at once without waiting for each other forever', async () => {
    const ids = Object.values(products)
      .filter(({ shop_id: shop, parent_id: parent }) => shop === alpha && parent === undefined)
      .map(({ id }) => id);
    const rewrite = (id: number, title: string) =>
      host.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('product')
          .set({ title })
          .where('shop_id', '=', alpha)
          .where('id', '=', id)
          .execute();
        await refreshSearchText(trx, alpha, [id]);
      });
    const words = ['ถ้วย', 'จาน', 'แจกัน', 'เสื้อ', 'กางเกง', 'ผ้า'];
    await Promise.all(
      ids.map((id, at) => rewrite(id, [...words.slice(at), ...words.slice(0, at)].join(' '))),
    );
    expect(await usesOf('จาน')).toBe(ids.length);
  });
});
