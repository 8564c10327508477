import { sql, type Transaction } from 'kysely';
import { BULK_CUSTOMERS } from '@talad/elements/commerce/limits';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { countRows, MAX_COUNT } from '../../../http/index.ts';
import { writeAudit } from '../../shops/index.ts';
import {
  MAX_TAGS,
  type BulkTagged,
  type BulkTags,
  type BulkTagsUndo,
  type TagsChanged,
} from './customers.contract.ts';
import { managedCustomers } from './managed-customers.list.ts';

export interface CustomerChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

export type CustomerChanged = 'done' | 'NOT_FOUND' | 'CONFLICT';

/** Replaces the tags of one customer. */
export function setTags(
  db: Db,
  change: CustomerChange,
  id: string,
  asked: { readonly revision: number; readonly tags: readonly string[] },
): Promise<CustomerChanged> {
  return db.transaction().execute(async (trx) => {
    const [customer] = await lock(trx, change.shopId, sql`c.id = ${id}`);
    if (!customer) return 'NOT_FOUND';
    if (customer.revision !== asked.revision) return 'CONFLICT';
    await write(trx, change, customer, tidy(asked.tags));
    return 'done';
  });
}

/**
 * Adds and removes tags of many customers, at most BULK_CUSTOMERS in a transaction; null when the
 * filter finds another number than the caller saw.
 */
export function changeTags(
  db: Db,
  change: CustomerChange,
  asked: BulkTags,
): Promise<BulkTagged | null> {
  const { shopId } = change;
  const add = tidy(asked.add ?? []);
  const removed = new Set(tidy(asked.remove ?? []).map(key));
  return db.transaction().execute(async (trx) => {
    const found = asked.ids
      ? sql`c.erased_at IS NULL AND c.id = ANY(${asked.ids}::uuid[])`
      : managedCustomers.where(shopId, asked.filter ?? {});
    if (asked.filter && asked.after === undefined) {
      const count = Math.min(await countRows(trx, managedCustomers, found), MAX_COUNT);
      if (count !== asked.expected_count) return null;
    }
    const customers = await lock(trx, shopId, sql`${found} ${beyond(asked.after)}`);
    const changes: TagsChanged[] = [];
    let full = 0;
    for (const customer of customers) {
      const kept = customer.tags.filter((tag) => !removed.has(key(tag)));
      const tags = tidy([...kept, ...add]);
      if (tags.length > MAX_TAGS) full += 1;
      else if (await write(trx, change, customer, tags)) {
        changes.push({
          id: customer.id,
          added: tags.filter((tag) => !customer.tags.includes(tag)),
          removed: customer.tags.filter((tag) => !tags.includes(tag)),
        });
      }
    }
    const last = customers.length === BULK_CUSTOMERS ? customers.at(-1) : undefined;
    return { changed: changes.length, full, changes, next: last?.id ?? null };
  });
}

/**
 * Reverts what `changeTags` did to each customer, and keeps tags that were added since. Returns
 * the number of changed customers. One transaction.
 */
export function undoTags(
  db: Db,
  change: CustomerChange,
  { changes }: BulkTagsUndo,
): Promise<number> {
  const asked = new Map(changes.map((one) => [one.id, one]));
  return db.transaction().execute(async (trx) => {
    const found = sql`c.erased_at IS NULL AND c.id = ANY(${[...asked.keys()]}::uuid[])`;
    let changed = 0;
    for (const customer of await lock(trx, change.shopId, found)) {
      const { added = [], removed = [] } = asked.get(customer.id) ?? {};
      const taken = new Set(added.map(key));
      const tags = tidy([...customer.tags.filter((tag) => !taken.has(key(tag))), ...removed]);
      if (tags.length <= MAX_TAGS && (await write(trx, change, customer, tags))) changed += 1;
    }
    return changed;
  });
}

function beyond(after: string | undefined) {
  return after === undefined ? sql`` : sql`AND c.id > ${after}`;
}

interface Locked {
  readonly id: string;
  readonly tags: readonly string[];
  readonly revision: number;
}

async function lock(
  trx: Transaction<Database>,
  shopId: number,
  where: ReturnType<typeof sql>,
): Promise<readonly Locked[]> {
  const { rows } = await sql<Locked>`
    SELECT c.id, c.tags, c.revision FROM customer c
    WHERE c.shop_id = ${shopId} AND ${where}
    ORDER BY c.id LIMIT ${BULK_CUSTOMERS} FOR UPDATE`.execute(trx);
  return rows;
}

/** Whether anything changed. */
async function write(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CustomerChange,
  { id, tags: before }: Locked,
  tags: readonly string[],
): Promise<boolean> {
  if (JSON.stringify(before) === JSON.stringify(tags)) return false;
  await trx
    .updateTable('customer')
    .set({ tags: [...tags], revision: sql`revision + 1` })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, {
    shopId,
    entity: 'customer',
    entityId: id,
    action: 'tagged',
    accountId,
    before: { tags: before },
    after: { tags },
    at,
  });
  return true;
}

/** Without surrounding spaces, empty ones, and repetitions in another case. */
function tidy(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const text = tag
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    if (text !== '' && !known.has(key(text))) known.set(key(text), text);
  }
  return [...known.values()];
}

function key(tag: string): string {
  return tag.toLowerCase();
}
