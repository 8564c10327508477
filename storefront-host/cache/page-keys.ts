import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Channel on which every host process is notified of outdated cached pages. */
export const PAGES_CHANNEL = 'talad_pages';

/**
 * PostgreSQL accepts payloads of up to 8000 bytes; a longer list is sent in several notifications.
 */
const MAX_PAYLOAD = 7_500;

/** Keys of a cached page's content: a change of one invalidates the page. */
export const pageKeys = {
  product: (id: number) => `product:${id}`,
  shop: (id: number) => `shop:${id}`,
  category: (id: number) => `category:${id}`,
  page: (shopId: number, name: string) => `page:${shopId}:${name}`,
  /** Any post of the shop's blog. */
  blog: (shopId: number) => `blog:${shopId}`,
  /** Anything that can change a list of the shop's products; the mall's lists have its id. */
  list: (shopId: number) => `list:${shopId}`,
  /** Any promotion, coupon or collection of the shop's; of any shop's if it is the mall's. */
  offers: (shopId: number) => `offers:${shopId}`,
  /** A picture's row, which processes cache (media/finished-media.ts). */
  media: (shopId: number, mediaId: string) => `media:${shopId}/${mediaId}`,
  /** A redirect, so that each visit of a cached one is counted too. */
  redirect: (shopId: number, id: string) => `redirect:${shopId}/${id}`,
  /** A keyword without hits, so that each visit of a cached page is counted too. */
  missed: (shopId: number, keyword: string) => `missed:${shopId}/${encodeURIComponent(keyword)}`,
  /** The marketplace's list of sellers and their order. */
  sellers: () => 'sellers',
  /** The scope of payments to the marketplace, on pages that name ways to pay. */
  payee: () => 'payee',
};

/** Drops the pages that showed any of `keys`, in every process, at the moment `trx` commits. */
export async function invalidatePages(
  trx: Transaction<Database>,
  keys: readonly string[],
): Promise<void> {
  for (const payload of payloadsOf(keys)) {
    await sql`/* hot:notify */ SELECT pg_notify(${PAGES_CHANNEL}, ${payload})`.execute(trx);
  }
}

export function payloadsOf(keys: readonly string[]): readonly string[] {
  const payloads: string[] = [];
  let current = '';
  for (const key of new Set(keys)) {
    if (current && current.length + key.length + 1 > MAX_PAYLOAD) {
      payloads.push(current);
      current = '';
    }
    current = current ? `${current} ${key}` : key;
  }
  return current ? [...payloads, current] : payloads;
}
