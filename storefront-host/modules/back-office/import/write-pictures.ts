import { sql, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { writeOutboxMany } from '../../../jobs/outbox.ts';
import type { PicturesPlan } from './plan-products.ts';

interface Place {
  readonly shopId: number;
  readonly at: Date;
}

interface ProductPictures {
  readonly productId: number;
  readonly pictures: PicturesPlan;
}

/** Queues pictures of other hosts for the job that fetches them; returns their ids by product. */
export async function writePictures(
  trx: Transaction<Database>,
  { shopId, at }: Place,
  products: readonly ProductPictures[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const fresh = products.flatMap(({ productId, pictures }) =>
    pictures.fresh.map((picture) => ({ ...picture, productId, id: newId(at.getTime()) })),
  );
  if (fresh.length > 0) {
    await sql`
      INSERT INTO remote_picture (shop_id, id, product_id, url, alt, rank, option, in_text)
      SELECT ${shopId}::bigint, one.id, one.product, one.url, one.alt, one.rank, one.option::jsonb,
        one.in_text
      FROM unnest(${fresh.map(({ id }) => id)}::uuid[],
        ${fresh.map(({ productId }) => productId)}::bigint[],
        ${fresh.map(({ url }) => url)}::text[], ${fresh.map(({ alt }) => alt)}::text[],
        ${fresh.map(({ rank }) => rank)}::int[],
        ${fresh.map(({ option }) => (option ? JSON.stringify(option) : null))}::text[],
        ${fresh.map(({ in_text }) => in_text === true)}::bool[])
        AS one (id, product, url, alt, rank, option, in_text)`.execute(trx);
    await writeOutboxMany(
      trx,
      fresh.map(({ id }) => ['picture.fetch', { shop_id: shopId, picture_id: id }]),
    );
  }
  for (const { id, alt, rank, option } of products.flatMap(({ pictures }) => pictures.moved)) {
    await trx
      .updateTable('remote_picture')
      .set({ alt, rank, option: option ? JSON.stringify(option) : null, updated_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
  }
  const gone = products.flatMap(({ pictures }) => pictures.gone);
  if (gone.length > 0) {
    await trx
      .deleteFrom('remote_picture')
      .where('shop_id', '=', shopId)
      .where('id', 'in', gone)
      .execute();
  }
  const byProduct = Map.groupBy(fresh, ({ productId }) => productId);
  return new Map([...byProduct].map(([productId, of]) => [productId, of.map(({ id }) => id)]));
}
