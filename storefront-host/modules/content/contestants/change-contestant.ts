import { sql, type Selectable, type Transaction } from 'kysely';
import { safeHref } from '@talad/elements/schema/safe-href';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { ContestantTable, Database } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { isUpload } from '../../../media/uploads.ts';
import {
  baseLanguage,
  deleteRestorable,
  restoreDeleted,
  otherTitle,
  refuse,
  refuseField,
  splitTexts,
  writeOverlay,
  type CatalogueChange,
  type Changed,
} from '../../catalog/index.ts';
import { writeAudit } from '../../shops/index.ts';
import {
  MAX_CONTESTANTS,
  type ContestantCreate,
  type ContestantUpdate,
} from './contestants.contract.ts';

type Row = Selectable<ContestantTable>;

const entity = 'contestant';

/** Appends a contestant. One transaction. */
export function createContestant(
  db: Db,
  change: CatalogueChange,
  sent: ContestantCreate,
): Promise<Changed<{ readonly id: number }>> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const { total, rank } = await lockContestants(trx, shopId);
    if (total >= MAX_CONTESTANTS) return refuseField('number', 'contestant.tooMany');
    const next = await nextContestant(trx, shopId, sent);
    if (!next.ok) return next;
    const { lang, columns, overlay } = next;
    const { id } = await trx
      .insertInto(entity)
      .values({
        summary: '',
        ...columns,
        number: sent.number,
        name: columns.name ?? '',
        image: columns.image ?? null,
        shop_id: shopId,
        rank: rank + 1,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeOverlay(trx, { shopId, entity, entityId: id, lang }, overlay);
    const after = {
      title: columns.name,
      number: sent.number,
      ...otherTitle(lang, sent.titles),
    };
    await follow(trx, change, id, 'created', null, after);
    return { ok: true, id };
  });
}

/** Changes the sent fields of a contestant. One transaction. */
export function updateContestant(
  db: Db,
  change: CatalogueChange,
  id: number,
  { revision, ...sent }: ContestantUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    await lockContestants(trx, shopId);
    const row = await findContestant(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const next = await nextContestant(trx, shopId, sent, row);
    if (!next.ok) return next;
    const { lang, columns, overlay } = next;
    await trx
      .updateTable(entity)
      .set({ ...columns, revision: revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await writeOverlay(trx, { shopId, entity, entityId: id, lang }, overlay);
    const { name = row.name, number = row.number, summary = row.summary } = columns;
    const before = { title: row.name, number: row.number, summary: row.summary };
    const after = { title: name, number, summary, ...otherTitle(lang, sent.titles) };
    await follow(trx, change, id, 'updated', before, after);
    return { ok: true };
  });
}

/** Deletes a contestant; `restoreContestant` can restore it for a day. */
export function removeContestant(
  db: Db,
  change: CatalogueChange,
  id: number,
  revision: number,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const row = await findContestant(trx, change.shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    await deleteRestorable(trx, change, { entity, id }, {});
    await follow(trx, change, id, 'removed', { title: row.name, number: row.number }, null);
    return { ok: true };
  });
}

/** Restores a deleted contestant; CONFLICT: another one has its number now. */
export function restoreContestant(db: Db, change: CatalogueChange, id: number): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { total } = await lockContestants(trx, change.shopId);
    if (total >= MAX_CONTESTANTS) return refuseField('number', 'contestant.tooMany');
    const restored = await restoreDeleted<object>(trx, change, { entity, id });
    if (typeof restored === 'string') return refuse(restored);
    const row = await findContestant(trx, change.shopId, id);
    if (!row) return refuse('NOT_FOUND');
    await follow(trx, change, id, 'restored', null, { title: row.name, number: row.number });
    return { ok: true };
  });
}

/**
 * Reads the count and the last place under a lock, so that two requests cannot take one number or
 * exceed the limit.
 */
async function lockContestants(trx: Transaction<Database>, shopId: number) {
  await sql`SELECT 1 FROM shop WHERE id = ${shopId} FOR UPDATE`.execute(trx);
  return trx
    .selectFrom(entity)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.coalesce(fn.max('rank'), sql<number>`0`).as('rank'),
    ])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
}

async function nextContestant(
  trx: Transaction<Database>,
  shopId: number,
  { number, titles, summaries, link: typed, image }: Omit<ContestantUpdate, 'revision'>,
  before?: Row,
) {
  const lang = await baseLanguage(trx, shopId);
  const name = splitTexts(lang, titles);
  const summary = splitTexts(lang, summaries);
  if ((name.own ?? before?.name ?? '') === '') {
    return refuseField(`titles/${lang}`, 'field.required');
  }
  if (number !== undefined && number !== before?.number && (await isTaken(trx, shopId, number))) {
    return refuseField('number', 'field.taken');
  }
  const link = typed === undefined ? undefined : hrefOf(typed.trim());
  if (link !== undefined && link !== '' && safeHref(link) === '#') {
    return refuseField('link', 'field.invalid');
  }
  if (image != null && !(await isUpload(trx, shopId, image))) {
    return refuseField('image', 'field.invalid');
  }
  return {
    ok: true,
    lang,
    columns: {
      ...(number !== undefined && { number }),
      ...(name.own !== undefined && { name: name.own }),
      ...(summary.own !== undefined && { summary: summary.own }),
      ...(link !== undefined && { link }),
      ...(image !== undefined && {
        image: image === null ? null : JSON.stringify({ media_id: image, alt: {} }),
      }),
    },
    overlay: {
      ...(name.other !== undefined && { name: name.other }),
      ...(summary.other !== undefined && { summary: summary.other }),
    },
  } as const;
}

/** People type addresses without a scheme: `example.com`. */
function hrefOf(typed: string): string {
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
}

async function isTaken(trx: Transaction<Database>, shopId: number, number: number) {
  const found = await trx
    .selectFrom(entity)
    .select('id')
    .where('shop_id', '=', shopId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

function findContestant(trx: Transaction<Database>, shopId: number, id: number) {
  return trx
    .selectFrom(entity)
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the audit entry and drops the front page and the page of contestants. */
async function follow(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CatalogueChange,
  id: number,
  action: 'created' | 'updated' | 'removed' | 'restored',
  before: object | null,
  after: object | null,
): Promise<void> {
  await invalidatePages(trx, [pageKeys.shop(shopId)]);
  await writeAudit(trx, { shopId, entity, entityId: id, action, accountId, before, after, at });
}
