import { sql, type Transaction } from 'kysely';
import { documentBytes } from '@talad/elements/page/document-bytes';
import { pageOf, type PageBlock } from '@talad/elements/page/page';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { MAX_SAVED_BYTES, MAX_SAVED_SECTIONS } from './saved-sections.contract.ts';

/** The undo is offered for a few seconds; a day is ample. */
const RESTORABLE_MS = 86_400_000;

export interface SectionChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}
type KnownChange = SectionChange & { readonly id: string };

export type SectionChanged<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'SECTIONS_FULL' };

/** Saves sections under a name, unless the shop has no room for more. */
export async function saveSection(
  trx: Transaction<Database>,
  change: SectionChange,
  { name, blocks }: { readonly name: string; readonly blocks: readonly PageBlock[] },
): Promise<SectionChanged<{ readonly id: string }>> {
  const { shopId, at } = change;
  const [header, footer] = pageOf('', []).blocks;
  const document = { ...pageOf('', []), blocks: [header, ...blocks, footer] };
  await lockSections(trx, shopId);
  if (!(await hasRoom(trx, shopId, documentBytes(document)))) return full;
  const id = newId(at.getTime());
  const values = { shop_id: shopId, id, name, document: JSON.stringify(document), created_at: at };
  await trx.insertInto('saved_section').values(values).execute();
  await follow(trx, { ...change, id }, 'section_saved', null, { name });
  return { ok: true, id };
}

export async function renameSection(
  trx: Transaction<Database>,
  change: KnownChange,
  name: string,
): Promise<SectionChanged> {
  await lockSections(trx, change.shopId);
  const before = await update(trx, change, false, { name });
  if (!before) return missing;
  await follow(trx, change, 'section_renamed', { name: before.name }, { name });
  return { ok: true };
}

/** Removes a saved section; `restoreSection` restores it for a day. Pages that have it keep their own copy. */
export async function removeSection(
  trx: Transaction<Database>,
  change: KnownChange,
): Promise<SectionChanged> {
  const { shopId, at } = change;
  await lockSections(trx, shopId);
  await trx
    .deleteFrom('saved_section')
    .where('shop_id', '=', shopId)
    .where('removed_at', '<', new Date(at.getTime() - RESTORABLE_MS))
    .execute();
  const before = await update(trx, change, false, { removed_at: at });
  if (!before) return missing;
  await follow(trx, change, 'section_removed', { name: before.name }, null);
  return { ok: true };
}

export async function restoreSection(
  trx: Transaction<Database>,
  change: KnownChange,
): Promise<SectionChanged> {
  await lockSections(trx, change.shopId);
  if (!(await hasRoom(trx, change.shopId, 0))) return full;
  const before = await update(trx, change, true, { removed_at: null });
  if (!before) return missing;
  await follow(trx, change, 'section_returned', null, { name: before.name });
  return { ok: true };
}

const missing = { ok: false, code: 'NOT_FOUND' } as const;
const full = { ok: false, code: 'SECTIONS_FULL' } as const;

/** Two saves at the same time must not both take the last room. */
async function lockSections(trx: Transaction<Database>, shopId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved-sections:${shopId}`}, 0))`.execute(
    trx,
  );
}

async function hasRoom(
  trx: Transaction<Database>,
  shopId: number,
  bytes: number,
): Promise<boolean> {
  const { count, used } = await trx
    .selectFrom('saved_section')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(octet_length(document::text)), 0)::int`.as('used'),
    ])
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count < MAX_SAVED_SECTIONS && used + bytes <= MAX_SAVED_BYTES;
}

/** Changes a section that is removed, or one that is not, and returns its former name; null if there is none. */
async function update(
  trx: Transaction<Database>,
  { shopId, id }: KnownChange,
  isRemoved: boolean,
  values: { readonly name?: string; readonly removed_at?: Date | null },
): Promise<{ readonly name: string } | null> {
  const row = await trx
    .selectFrom('saved_section')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .updateTable('saved_section')
    .set(values)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  return row;
}

function follow(
  trx: Transaction<Database>,
  { shopId, id, accountId, at }: KnownChange,
  action: string,
  before: object | null,
  after: object | null,
): Promise<void> {
  const entry = { shopId, entity: 'page', entityId: id, accountId, at } as const;
  return writeAudit(trx, { ...entry, action, before, after });
}
