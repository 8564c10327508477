import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { demoMessages, demoServices } from '../../../presets/demo-market/service-pages.ts';
import { demoShopIds } from './demo-shop-ids.ts';

const HOUR_MS = 3_600_000;
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Seeds help, legal texts, link-in-bio and messages of visitors. Runs after the products. */
export async function insertService(
  trx: Transaction<Database>,
  products: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const [shopname, { pinned = [], ...pages }] of Object.entries(demoServices)) {
    const ids = pinned.flatMap((key) => products.get(key) ?? []);
    const filled = { ...pages, ...(pages.bio && { bio: { ...pages.bio, products: ids } }) };
    await sql`UPDATE shop SET design = jsonb_set(design, '{pages}',
        coalesce(design->'pages', '{}') || ${JSON.stringify(filled)}::jsonb)
      WHERE id = ${demoShopIds[shopname] ?? 0}`.execute(trx);
  }
  await linkToMaps(trx);
  await trx
    .insertInto('form_entry')
    .values(
      demoMessages.map(({ shopname, form, hoursOld, data }) => {
        const at = new Date(now.getTime() - hoursOld * HOUR_MS);
        return {
          shop_id: demoShopIds[shopname] ?? 0,
          id: newId(at.getTime()),
          form,
          data: JSON.stringify(data),
          reply_to: data.email,
          lang: 'th' as const,
          digest: createHash('sha256').update(JSON.stringify(data)).digest(),
          created_at: at,
        };
      }),
    )
    .execute();
}

/** If an address is known, its contact page links to it. */
async function linkToMaps(trx: Transaction<Database>): Promise<void> {
  const shops = await trx
    .selectFrom('shop')
    .select(['id', 'address'])
    .where('address', '<>', '')
    .execute();
  for (const { id, address } of shops) {
    await trx
      .updateTable('shop')
      .set({ map_url: `${MAP}${encodeURIComponent(address)}` })
      .where('id', '=', id)
      .execute();
  }
}
