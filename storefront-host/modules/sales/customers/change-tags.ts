import { sql, type Transaction } from 'kysely';
import { BULK_CUSTOMERS } from '@talad/elements/commerce/limits';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { countRows, MAX_COUNT } from '../../../http/index.ts';
import { writeAudits } from '../../shops/index.ts';
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
  input: { readonly revision: number; readonly tags: readonly string[] },
): Promise<CustomerChanged> {
  return db.transaction().execute(async (trx) => {
    const [customer] = await lock(trx, change.shopId, sql`c.id = ${id}`);
    if (!customer) return 'NOT_FOUND';
    if (customer.revision !== input.revision) return 'CONFLICT';
    await write(trx, change, customer, tidyTags(input.tags));
    return 'done';
  });
}

/**
 * Adds and removes tags of customers, by their ids or by a filter, in one transaction. Returns null
 * when the filter finds another number than the caller saw.
 */
export function changeTags(
  db: Db,
  change: CustomerChange,
  input: BulkTags,
): Promise<BulkTagged | null> {
  const { shopId } = change;
  const add = tidyTags(input.add ?? []);
  const removed = new Set(tidyTags(input.remove ?? []).map(key));
  return db.transaction().execute(async (trx) => {
    const found = input.ids
      ? sql`c.erased_at IS NULL AND c.id = ANY(${input.ids}::uuid[])`
      : managedCustomers.where(shopId, input.filter ?? {});
    if (input.filter) {
      const count = Math.min(await countRows(trx, managedCustomers, found), MAX_COUNT);
      if (count !== input.expected_count) return null;
    }
    const changes: TagsChanged[] = [];
    let full = 0;
    for (let after: string | undefined; ;) {
      const customers = await lock(trx, shopId, sql`${found} ${beyond(after)}`);
      const next = customers.flatMap((customer) => {
        const remaining = customer.tags.filter((tag) => !removed.has(key(tag)));
        const tags = tidyTags([...remaining, ...add]);
        if (tags.length > MAX_TAGS) full += 1;
        return tags.length > MAX_TAGS || isSame(customer.tags, tags) ? [] : [{ customer, tags }];
      });
      await writeAll(trx, change, next);
      for (const { customer, tags } of next) {
        changes.push({
          id: customer.id,
          added: tags.filter((tag) => !customer.tags.includes(tag)),
          removed: customer.tags.filter((tag) => !tags.includes(tag)),
        });
      }
      after = customers.at(-1)?.id;
      if (customers.length < BULK_CUSTOMERS) return { changed: changes.length, full, changes };
    }
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
  const byCustomer = new Map(changes.map((one) => [one.id, one]));
  return db.transaction().execute(async (trx) => {
    const found = sql`c.erased_at IS NULL AND c.id = ANY(${[...byCustomer.keys()]}::uuid[])`;
    let changed = 0;
    for (const customer of await lock(trx, change.shopId, found)) {
      const { added = [], removed = [] } = byCustomer.get(customer.id) ?? {};
      const taken = new Set(added.map(key));
      const tags = tidyTags([...customer.tags.filter((tag) => !taken.has(key(tag))), ...removed]);
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

/** Returns whether anything changed. */
async function write(
  trx: Transaction<Database>,
  change: CustomerChange,
  customer: Locked,
  tags: readonly string[],
): Promise<boolean> {
  if (isSame(customer.tags, tags)) return false;
  await writeAll(trx, change, [{ customer, tags }]);
  return true;
}

function isSame(before: readonly string[], tags: readonly string[]): boolean {
  return JSON.stringify(before) === JSON.stringify(tags);
}

/** This takes two statements, however many customers there are. */
async function writeAll(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CustomerChange,
  next: readonly { readonly customer: Locked; readonly tags: readonly string[] }[],
): Promise<void> {
  if (next.length === 0) return;
  const rows = next.map(({ customer: { id }, tags }) => ({ id, tags }));
  await sql`
    UPDATE customer c SET tags = one.tags, revision = c.revision + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one (id uuid, tags text[])
    WHERE c.shop_id = ${shopId} AND c.id = one.id`.execute(trx);
  await writeAudits(
    trx,
    next.map(({ customer, tags }) => ({
      shopId,
      entity: 'customer' as const,
      entityId: customer.id,
      action: 'tagged',
      accountId,
      before: { tags: customer.tags },
      after: { tags },
      at,
    })),
  );
}

/** Trims the tags and drops empty ones and those that differ only in case. */
export function tidyTags(tags: readonly string[]): string[] {
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
