import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  checkEntry,
  type EntryKind,
  type EntryProblem,
  type EntryValues,
} from '@talad/elements/commerce/forms/entry-form';
import { newId } from '../../../db/ids.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { notifyStaff } from '../../../identity/index.ts';
import { addQuestion } from '../questions/follow-message.ts';
import { countSeats, readEntrySubject, type EntrySubject } from './entry-subject.read.ts';

/** Honeypot: a hidden field that only robots fill in. */
const TRAP = 'website';

interface NewEntry {
  readonly shopId: number;
  readonly kind: EntryKind;
  readonly data: Readonly<Record<string, unknown>>;
  readonly aboutId: number | null;
  readonly lang: Lang;
  readonly accountId: string | null;
  /** Address of the sender, to detect a repetition. */
  readonly address: string;
}

type TakenEntry =
  | { readonly ok: true; readonly subject: EntrySubject | null }
  | {
      readonly ok: false;
      readonly code: 'VALIDATION';
      readonly values: EntryValues;
      readonly problems: readonly EntryProblem[];
    }
  | {
      readonly ok: false;
      readonly code: 'EVENT_FULL' | 'EVENT_OVER' | 'NOT_FOUND';
      readonly values: EntryValues;
      readonly subject: EntrySubject | null;
    };

/**
 * Stores an entry and queues its mail, once: an equal one on the same day counts as a second click. Robots get the
 * same answer, but their entry is dropped.
 */
export async function takeEntry(host: Host, entry: NewEntry): Promise<TakenEntry> {
  if (entry.data[TRAP]) return { ok: true, subject: null };
  const checked = checkEntry(entry.kind, entry.data);
  if (!checked.ok) return { ...checked, code: 'VALIDATION' };
  const { values } = checked;
  return host.db.transaction().execute(async (trx) => {
    const { shopId, kind, aboutId } = entry;
    const subject = aboutId === null ? null : await readEntrySubject(trx, shopId, kind, aboutId);
    if (kind === 'seminar') {
      const code = await refuseSeats(trx, entry, { subject, values, now: host.now() });
      if (code !== null) return { ok: false, code, values, subject } as const;
    }
    await store(trx, entry, { values, subject, at: host.now() });
    return { ok: true, subject } as const;
  });
}

async function refuseSeats(
  trx: Transaction<Database>,
  entry: NewEntry,
  { subject, values, now }: Pick<Storing, 'subject' | 'values'> & { readonly now: Date },
): Promise<'EVENT_FULL' | 'EVENT_OVER' | 'NOT_FOUND' | null> {
  if (!subject?.event) return 'NOT_FOUND';
  const { ends_at: end, starts_at: start, seats } = subject.event;
  if (new Date(end ?? start) <= now) return 'EVENT_OVER';
  if (seats === undefined || (await isKnown(trx, entry, values, now))) return null;
  const taken = await countSeats(trx, entry.shopId, subject.id);
  return taken + Number(values.people) > seats ? 'EVENT_FULL' : null;
}

interface Storing {
  readonly values: EntryValues;
  readonly subject: EntrySubject | null;
  readonly at: Date;
}

async function store(
  trx: Transaction<Database>,
  entry: NewEntry,
  { values, subject, at }: Storing,
): Promise<void> {
  const id = newId(at.getTime());
  const added = await trx
    .insertInto('form_entry')
    .values({
      shop_id: entry.shopId,
      id,
      form: entry.kind,
      data: JSON.stringify(values),
      reply_to: values.email ?? null,
      about_id: subject?.id ?? null,
      lang: entry.lang,
      account_id: entry.accountId,
      digest: digestOf(entry, values, at),
      // A newsletter subscription needs no answer.
      state: entry.kind === 'newsletter' ? 'closed' : 'new',
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  if (entry.kind === 'product' && subject && values.message) {
    const { shopId } = entry;
    await addQuestion(trx, { shopId, id, productId: subject.id, question: values.message, at });
  }
  await writeOutbox(trx, 'form.entry', { shop_id: entry.shopId, entry_id: id });
  const name = values.name ?? values.company ?? values.email ?? '';
  const notice = {
    shopId: entry.shopId,
    capability: 'message:read',
    place: `/messages/${id}/show`,
    at,
  } as const;
  await (entry.kind === 'product' && subject
    ? notifyStaff(trx, { ...notice, kind: 'question', data: { name, product: subject.title } })
    : notifyStaff(trx, { ...notice, kind: 'message', data: { name } }));
}

async function isKnown(
  trx: Transaction<Database>,
  entry: NewEntry,
  values: EntryValues,
  now: Date,
): Promise<boolean> {
  const found = await trx
    .selectFrom('form_entry')
    .select('id')
    .where('shop_id', '=', entry.shopId)
    .where('digest', '=', digestOf(entry, values, now))
    .executeTakeFirst();
  return found !== undefined;
}

function digestOf(entry: NewEntry, values: EntryValues, at: Date): Buffer {
  const day = at.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, entry.address, entry.kind, entry.aboutId, values]))
    .digest();
}
