import { sql, type Transaction } from 'kysely';
import { newId } from '../../../../db/ids.ts';
import type { Database } from '../../../../db/schema.ts';
import { insertConsents } from '../../../shops/index.ts';
import { customerColumns, type CustomerValues } from './customer-values.ts';
import type { KnownCustomer } from './known-customers.ts';
import type { CustomerPlan } from './plan-customer.ts';
import type { CustomerRow } from './read-customer.ts';

/** The change of a customer by an import, for its undo. */
export interface CustomerChange {
  readonly customerId: string;
  readonly line: number;
  /** The changed columns; null if the customer is new. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  readonly noteIds: readonly string[];
  readonly consentId: string | null;
}

interface Writing {
  readonly row: CustomerRow;
  readonly before: KnownCustomer | null;
  readonly id: string;
  readonly plan: CustomerPlan;
}

interface Place {
  readonly shopId: number;
  readonly accountId: string | null;
  readonly at: Date;
}

/** Returns the change of each customer by its id. */
export async function writeCustomers(
  trx: Transaction<Database>,
  place: Place,
  writings: readonly Writing[],
): Promise<ReadonlyMap<string, CustomerChange>> {
  if (writings.length === 0) return new Map();
  await insertNew(trx, place, writings);
  await updateKnown(trx, place, writings);
  const notes = await insertNotes(trx, place, writings);
  const consents = await insertChoices(trx, place, writings);
  return new Map(
    writings.map(({ id, row, before, plan }) => [
      id,
      {
        customerId: id,
        line: row.line,
        before: before && pick(before, plan.changed),
        after: pick(plan.values, plan.changed),
        noteIds: notes.get(id) ?? [],
        consentId: consents.get(id) ?? null,
      },
    ]),
  );
}

async function insertNew(
  trx: Transaction<Database>,
  { shopId, at }: Place,
  writings: readonly Writing[],
): Promise<void> {
  const rows = writings.flatMap(({ id, row, before, plan: { values } }) =>
    before
      ? []
      : {
          id,
          ...values,
          last_at: row.lastAt ?? row.joinedAt ?? at,
          joined_at: row.joinedAt,
        },
  );
  if (rows.length === 0) return;
  await sql`
    INSERT INTO customer (shop_id, id, guest_key, name, phone, email, lang, tags, marketing, marketing_at,
      last_at, joined_at)
    SELECT ${shopId}, id, guest_key, name, phone, email, lang, tags, marketing, marketing_at, last_at, joined_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one (id uuid, guest_key text, name text,
      phone text, email text, lang text, tags text[], marketing boolean, marketing_at timestamptz,
      last_at timestamptz, joined_at timestamptz)`.execute(trx);
}

async function updateKnown(
  trx: Transaction<Database>,
  { shopId }: Place,
  writings: readonly Writing[],
): Promise<void> {
  const rows = writings.flatMap(({ id, before, plan }) =>
    before && plan.changed.length > 0 ? { ...pick(plan.values, customerColumns), id } : [],
  );
  if (rows.length === 0) return;
  await sql`
    UPDATE customer c SET guest_key = one.guest_key, name = one.name, phone = one.phone, email = one.email,
      lang = one.lang, tags = one.tags, marketing = one.marketing, marketing_at = one.marketing_at,
      revision = c.revision + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one (id uuid, guest_key text, name text,
      phone text, email text, lang text, tags text[], marketing boolean, marketing_at timestamptz)
    WHERE c.shop_id = ${shopId} AND c.id = one.id`.execute(trx);
}

/** Returns the ids of the new notes by customer. A file does not contain their authors. */
async function insertNotes(
  trx: Transaction<Database>,
  { shopId, at }: Place,
  writings: readonly Writing[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = writings.flatMap(({ id, plan }) =>
    plan.notes.map((note, index) => ({
      shop_id: shopId,
      id: newId(at.getTime()),
      customer_id: id,
      writer_id: null,
      body: note.body,
      // Notes of one minute keep their order.
      created_at: new Date((note.at ?? at).getTime() + index),
    })),
  );
  if (rows.length > 0) await trx.insertInto('customer_note').values(rows).execute();
  const ids = Map.groupBy(rows, ({ customer_id }) => customer_id);
  return new Map([...ids].map(([id, own]) => [id, own.map((row) => row.id)]));
}

async function insertChoices(
  trx: Transaction<Database>,
  { shopId, accountId }: Place,
  writings: readonly Writing[],
): Promise<ReadonlyMap<string, string>> {
  const choices = writings.flatMap(({ id, plan: { choice, values } }) =>
    choice
      ? {
          shopId,
          customerId: id,
          isGiven: choice.marketing,
          source: 'import' as const,
          ...(accountId !== null && { staffId: accountId }),
          lang: values.lang,
          at: choice.marketing_at,
        }
      : [],
  );
  const ids = await insertConsents(trx, choices);
  return new Map(choices.map(({ customerId }, index) => [customerId, ids[index] ?? '']));
}

function pick(
  values: CustomerValues,
  names: readonly (keyof CustomerValues)[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
