import { sql, type Transaction } from 'kysely';
import { checkSections } from '@talad/elements/page/check-page';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { writeAudit } from '../../shops/index.ts';
import type { PageAct } from '../pages/page-acts.ts';
import { readPageState } from '../pages/page-row.read.ts';
import { lockPages, writeDraft, writeDraftDesign, type SaveRefusal } from '../pages/save-page.ts';

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export type ScheduleRefusal = 'NOT_FOUND' | 'SCHEDULE_TIME' | 'SCHEDULE_LIVE' | 'SCHEDULE_LOOK';
type Refused = { readonly ok: false; readonly code: ScheduleRefusal };
export type Scheduled =
  | { readonly ok: true }
  | Refused
  | Extract<SaveRefusal, { readonly code: 'CONFLICT' } | { readonly code: 'INVALID' }>;

const LONGEST = 366 * 86_400_000;

/** Freezes the saved draft, and the look or not, to go live at a time. Replaces what was scheduled of the page. */
export async function schedulePage(
  trx: Transaction<Database>,
  act: PageAct & Times & { readonly look: boolean; readonly baseRevision: number },
): Promise<Scheduled> {
  const { shopId, name, at, accountId, startsAt, endsAt, look } = act;
  if (!areTimes(act, at)) return refuse('SCHEDULE_TIME');
  await lockPages(trx, shopId);
  const state = await readPageState(trx, shopId, name);
  if (!state) return refuse('NOT_FOUND');
  if (act.baseRevision !== state.revision) return { ok: false, code: 'CONFLICT', theirs: state };
  const problems = checkSections(state.page);
  if (problems.length > 0) return { ok: false, code: 'INVALID', problems };
  const old = await findSchedule(trx, act);
  if (old?.is_live) return refuse('SCHEDULE_LIVE');
  if (look && (await isLookTaken(trx, act))) return refuse('SCHEDULE_LOOK');
  if (state.isNew) await writeDraft(trx, state, state.page, at);
  // A look that was never saved has no row to publish into.
  if (look && state.designRevision === 0) await writeDraftDesign(trx, state, state.design, at);
  if (old) await deleteSchedule(trx, act);
  await trx
    .insertInto('page_schedule')
    .values({
      shop_id: shopId,
      id: newId(at.getTime()),
      page: name,
      document: JSON.stringify(state.page),
      design: look ? JSON.stringify(state.design) : null,
      starts_at: startsAt,
      ends_at: endsAt,
      account_id: accountId,
      created_at: at,
    })
    .execute();
  await follow(trx, act, 'scheduled', old, act);
  return { ok: true };
}

/** Changes the times of a schedule; of one that is live, only its end. */
export async function moveSchedule(
  trx: Transaction<Database>,
  act: PageAct & { readonly startsAt?: Date | undefined; readonly endsAt: Date | null },
): Promise<{ readonly ok: true } | Refused> {
  const { shopId, name, at } = act;
  await lockPages(trx, shopId);
  const old = await findSchedule(trx, act);
  if (!old) return refuse('NOT_FOUND');
  if (old.is_live && act.startsAt) return refuse('SCHEDULE_LIVE');
  const times = { startsAt: act.startsAt ?? old.starts_at, endsAt: act.endsAt };
  if (old.is_live ? !isEnd(times.endsAt, at) : !areTimes(times, at)) return refuse('SCHEDULE_TIME');
  await trx
    .updateTable('page_schedule')
    .set({ starts_at: times.startsAt, ends_at: times.endsAt })
    .where('shop_id', '=', shopId)
    .where('page', '=', name)
    .execute();
  // Nothing is left to do for a publication that stays.
  if (old.is_live && times.endsAt === null) await deleteSchedule(trx, act);
  await follow(trx, act, 'rescheduled', old, times);
  return { ok: true };
}

/** Cancels a schedule: what is live stays live. Returns false if there is none. */
export async function cancelSchedule(trx: Transaction<Database>, act: PageAct): Promise<boolean> {
  await lockPages(trx, act.shopId);
  const old = await findSchedule(trx, act);
  if (!old) return false;
  await deleteSchedule(trx, act);
  await follow(trx, act, 'unscheduled', old, null);
  return true;
}

function findSchedule(trx: Transaction<Database>, { shopId, name }: PageAct) {
  return trx
    .selectFrom('page_schedule')
    .select(['starts_at', 'ends_at', 'is_live'])
    .where('shop_id', '=', shopId)
    .where('page', '=', name)
    .executeTakeFirst();
}

async function deleteSchedule(trx: Transaction<Database>, { shopId, name }: PageAct) {
  await trx
    .deleteFrom('page_schedule')
    .where('shop_id', '=', shopId)
    .where('page', '=', name)
    .execute();
}

async function isLookTaken(
  trx: Transaction<Database>,
  { shopId, name }: PageAct,
): Promise<boolean> {
  const { rows } = await sql`SELECT FROM page_schedule
    WHERE shop_id = ${shopId} AND page <> ${name} AND design IS NOT NULL`.execute(trx);
  return rows.length > 0;
}

function areTimes({ startsAt, endsAt }: Times, at: Date): boolean {
  const isAhead = startsAt > at && startsAt.getTime() - at.getTime() <= LONGEST;
  return isAhead && isEnd(endsAt, startsAt);
}

function isEnd(endsAt: Date | null, after: Date): boolean {
  return endsAt === null || (endsAt > after && endsAt.getTime() - after.getTime() <= LONGEST);
}

/** Writes the audit entry, and queues jobs that run to the second; the sweep of each minute finds the others. */
async function follow(
  trx: Transaction<Database>,
  { shopId, name, accountId, at }: PageAct,
  action: 'scheduled' | 'rescheduled' | 'unscheduled',
  old: { readonly starts_at: Date; readonly ends_at: Date | null } | undefined,
  now: Times | null,
): Promise<void> {
  const entry = { shopId, entity: 'page', entityId: name, accountId, at } as const;
  const before = old ? factsOf({ startsAt: old.starts_at, endsAt: old.ends_at }) : null;
  await writeAudit(trx, { ...entry, action, before, after: now && factsOf(now) });
  for (const due of now ? [now.startsAt, now.endsAt] : []) {
    if (due && due > at) await writeOutbox(trx, 'publish.pages', { due: due.toISOString() });
  }
}

function factsOf({ startsAt, endsAt }: Times) {
  return { starts_at: startsAt.toISOString(), ends_at: endsAt?.toISOString() ?? null };
}

const refuse = (code: ScheduleRefusal): Refused => ({ ok: false, code });
