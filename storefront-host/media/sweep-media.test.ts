import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, shops } from '../../test/support/fixture-market.ts';
import { png } from '../../test/support/pictures.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { uploadPicture } from '../../test/support/upload-picture.ts';
import { sweepMedia } from './sweep-media.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const shop_id = shops.alpha.id;

async function stored(width: number): Promise<string> {
  const put = await uploadPicture(host.db, host.host, { shop_id, bytes: await png(width, 40) });
  if ('code' in put) throw new Error(put.code);
  return put.media_id;
}

it('keeps pictures within descriptions and their translations, and removes those that nothing names', async () => {
  const [described, translated, unnamed] = [await stored(40), await stored(41), await stored(42)];
  const html = (id: string) => `<p>ลาย</p><img src="/media/${shop_id}/${id}/320.webp" alt="">`;
  await host.db
    .updateTable('product')
    .set({ description: html(described) })
    .where('id', '=', products.cup.id)
    .execute();
  const fields = JSON.stringify({ description: html(translated) });
  await host.db
    .insertInto('translation')
    .values({ shop_id, entity: 'product', entity_id: products.cup.id, lang: 'en', fields })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'entity', 'entity_id', 'lang']).doUpdateSet({ fields }),
    )
    .execute();
  const later = new Date(Date.now() + 90 * 86_400_000);
  await sweepMedia(host.db, host.host.media, host.host.jobs, later);
  const left = await host.db
    .selectFrom('media')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('id', 'in', [described, translated, unnamed])
    .execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([described, translated].toSorted());
});
