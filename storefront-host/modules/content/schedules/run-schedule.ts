import { sql, type Selectable, type Transaction } from 'kysely';
import { checkSections } from '@talad/elements/page/check-page';
import { readDesign } from '@talad/elements/page/design';
import type { PageDocument } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import type { Database, PageScheduleTable } from '../../../db/schema.ts';
import { notifyStaff } from '../../../identity/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { readPageState, type PageState } from '../pages/page-row.read.ts';
import { renderTrial, storeVersion } from '../pages/publish-page.ts';
import { lockPages } from '../pages/save-page.ts';

type Schedule = Selectable<PageScheduleTable>;
/** The result, of which the staff get a notification. */
type Outcome = 'live' | 'ended' | 'kept' | 'missed' | 'closed' | 'invalid';

interface Running {
  readonly shopId: number;
  readonly id: string;
  readonly at: Date;
}

/**
 * Takes the next step of a schedule, if it is due. The step, its version, its notification and its end as a row are
 * one transaction under the lock of the site's pages: it happens once, whoever runs it, or not at all.
 */
export function runSchedule(db: Db, { shopId, id, at }: Running): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockPages(trx, shopId);
    const schedule = await trx
      .selectFrom('page_schedule')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .executeTakeFirst();
    const due = schedule?.is_live ? schedule.ends_at : schedule?.starts_at;
    if (!schedule || !due || due > at) return;
    const state = await readPageState(trx, shopId, schedule.page);
    if (!state) return;
    const outcome = schedule.is_live
      ? await end(trx, { schedule, state, at })
      : await begin(trx, { schedule, state, at });
    const isOver = outcome !== 'live' || schedule.ends_at === null;
    if (isOver) {
      await trx
        .deleteFrom('page_schedule')
        .where('shop_id', '=', shopId)
        .where('id', '=', id)
        .execute();
    }
    await invalidatePages(trx, [
      pageKeys.page(shopId, schedule.page),
      ...(schedule.design === null ? [] : [pageKeys.shop(shopId)]),
    ]);
    await tell(trx, { schedule, state, at }, outcome);
  });
}

interface Step {
  readonly schedule: Schedule;
  readonly state: PageState;
  readonly at: Date;
}

async function begin(trx: Transaction<Database>, step: Step): Promise<Outcome> {
  const { schedule, at } = step;
  const { shop_id: shopId, design } = schedule;
  // The server was down for the whole time.
  if (schedule.ends_at && schedule.ends_at <= at) return 'missed';
  const shop = await trx
    .selectFrom('shop')
    .select('closed_at')
    .where('id', '=', shopId)
    .executeTakeFirst();
  if (!shop || shop.closed_at) return 'closed';
  const page = readPage(schedule.document);
  if (!isSound(page)) return 'invalid';
  await sql`UPDATE page_schedule s SET is_live = true,
      before_document = p.published, before_design = d.published
    FROM page p LEFT JOIN site_design d ON d.shop_id = p.shop_id
    WHERE s.shop_id = ${shopId} AND s.id = ${schedule.id}
      AND p.shop_id = s.shop_id AND p.name = s.page`.execute(trx);
  // The draft stays: later work is not lost, and is not published.
  await setPublished(trx, step, schedule.document);
  if (design !== null) await setLook(trx, step, design);
  await keepVersion(trx, step, { page, design });
  return 'live';
}

/** Brings the earlier version back, unless something newer was published or hidden meanwhile. */
async function end(trx: Transaction<Database>, step: Step): Promise<Outcome> {
  const { schedule } = step;
  const { shop_id: shopId } = schedule;
  const { rows } = await sql<{ same_page: boolean; same_look: boolean }>`
    SELECT coalesce(p.published = s.document, false) AS same_page,
      coalesce(d.published = s.design, false) AS same_look
    FROM page_schedule s
    LEFT JOIN page p ON p.shop_id = s.shop_id AND p.name = s.page
    LEFT JOIN site_design d ON d.shop_id = s.shop_id
    WHERE s.shop_id = ${shopId} AND s.id = ${schedule.id}`.execute(trx);
  const [same] = rows;
  const hasLook = schedule.design !== null && same?.same_look === true;
  if (hasLook) await setLook(trx, step, schedule.before_design);
  if (!same?.same_page) return 'kept';
  const { before_document: before } = schedule;
  await setPublished(trx, step, before);
  if (before !== null) {
    const design = hasLook ? schedule.before_design : null;
    await keepVersion(trx, step, { page: readPage(before), design });
  }
  return 'ended';
}

async function setPublished(
  trx: Transaction<Database>,
  { schedule, at }: Step,
  document: unknown,
): Promise<void> {
  const isHidden = document === null;
  await trx
    .updateTable('page')
    .set({
      published: isHidden ? null : JSON.stringify(document),
      published_at: isHidden ? null : at,
      // A hidden page cannot be the front page.
      ...(isHidden && { is_front: false }),
    })
    .where('shop_id', '=', schedule.shop_id)
    .where('name', '=', schedule.page)
    .execute();
}

async function setLook(
  trx: Transaction<Database>,
  { schedule, at }: Step,
  design: unknown,
): Promise<void> {
  await trx
    .updateTable('site_design')
    .set({ published: design === null ? null : JSON.stringify(design), published_at: at })
    .where('shop_id', '=', schedule.shop_id)
    .execute();
}

async function keepVersion(
  trx: Transaction<Database>,
  { schedule, state, at }: Step,
  { page, design }: { readonly page: PageDocument; readonly design: unknown },
): Promise<void> {
  const look = isRecord(design) ? readDesign(design) : state.visibleDesign;
  const { shop_id: shopId, account_id: accountId } = schedule;
  await storeVersion(trx, { ...state, page, design: look }, { shopId, accountId, at });
}

/** Returns whether the page can be shown: another release may have changed its sections. */
function isSound(page: PageDocument): boolean {
  if (checkSections(page).length > 0) return false;
  try {
    renderTrial(page);
    return true;
  } catch {
    return false;
  }
}

async function tell(
  trx: Transaction<Database>,
  { schedule, state, at }: Step,
  outcome: Outcome,
): Promise<void> {
  const { shop_id: shopId, page: name } = schedule;
  const entry = { shopId, entity: 'page', entityId: name, accountId: null, at } as const;
  // 'live' and 'ended' are in the log as publications already.
  if (outcome !== 'live') {
    await writeAudit(trx, { ...entry, action: `schedule_${outcome}`, before: null, after: null });
  }
  await notifyStaff(trx, {
    shopId,
    kind: `schedule_${outcome}`,
    capability: 'page:write',
    data: { page: state.page.title || name },
    place: `/pages/${encodeURIComponent(name)}`,
    at,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
