import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database, EntryState } from '../../../db/schema.ts';
import { readStaffWith } from '../../../identity/index.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { followMessage } from '../questions/follow-message.ts';
import type { MessageUpdate } from './messages.contract.ts';

export interface MessageChange {
  readonly shopId: number;
  readonly id: string;
  readonly accountId: string;
  readonly at: Date;
}

/** Stores the time and the reader of the first reading. */
export async function markRead(trx: Transaction<Database>, change: MessageChange): Promise<void> {
  const { shopId, id, at } = change;
  const { rows } = await sql`UPDATE form_entry SET read_at = ${at}
    WHERE shop_id = ${shopId} AND id = ${id} AND read_at IS NULL RETURNING id`.execute(trx);
  if (rows.length > 0) await follow(trx, change, 'read', null, null);
}

/** Changes state, assignee or the read mark of an entry. One transaction. */
export function updateMessage(
  db: Db,
  change: MessageChange,
  { revision, ...sent }: MessageUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id, at } = change;
    const row = await lockMessage(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const { state = row.state, assigned_to: person = row.assigned_to, read } = sent;
    if (person !== row.assigned_to && person !== null) {
      const staff = await readStaffWith(trx, shopId, 'message:read');
      if (!staff.some((one) => one.id === person))
        return refuseField('assigned_to', 'field.invalid');
    }
    const readAt = read === undefined ? row.read_at : read ? (row.read_at ?? at) : null;
    await trx
      .updateTable('form_entry')
      .set({ state, assigned_to: person, read_at: readAt, revision: revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    if (state !== row.state) await followMessage(trx, shopId, id, state);
    const names = await namesOf(trx, [row.assigned_to, person]);
    await follow(trx, change, read === false ? 'unread' : 'updated', factsOf(row, names), {
      ...factsOf({ state, assigned_to: person }, names),
    });
    return { ok: true };
  });
}

/** Returns the entry, locked until the transaction ends. */
export function lockMessage(trx: Transaction<Database>, shopId: number, id: string) {
  return trx
    .selectFrom('form_entry')
    .select([
      'state',
      'assigned_to',
      'read_at',
      'revision',
      'reply_to',
      'lang',
      'data',
      'created_at',
    ])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the audit entry, without the visitor's text. */
export function follow(
  trx: Transaction<Database>,
  { shopId, id, accountId, at }: MessageChange,
  action:
    'read' | 'unread' | 'updated' | 'answered' | 'published' | 'unpublished' | 'hidden' | 'shown',
  before: object | null,
  after: object | null,
): Promise<void> {
  const entry = { shopId, entity: 'message', entityId: id, accountId, at } as const;
  return writeAudit(trx, { ...entry, action, before, after });
}

function factsOf(
  {
    state,
    assigned_to: person,
  }: { readonly state: EntryState; readonly assigned_to: string | null },
  names: ReadonlyMap<string, string>,
) {
  return { entry_state: `entry_${state}`, assigned_to: (person && names.get(person)) ?? null };
}

async function namesOf(
  trx: Transaction<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return new Map();
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
