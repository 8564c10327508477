import type { Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { refreshPromotion, writeTranslation } from '../../catalog/index.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import type { PromotionCreate, PromotionUpdate } from './manage-promotions.contract.ts';
import {
  discountName,
  nextPromotion,
  promotionFacts,
  trimmed,
  type PromotionNext,
  type PromotionRefused,
  type PromotionRow,
  type SentPromotion,
} from './promotion-fields.ts';
import { imageColumn, memberIds, refuseMembers, writeMembers } from './promotion-members.ts';

export interface PromotionAct {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}
type OneAct = PromotionAct & { readonly id: number };

export type PromotionChanged =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'CONFLICT' }
  | ({ readonly ok: false; readonly code: 'VALIDATION' } & PromotionRefused);

/** Creates a promotion. */
export function createPromotion(
  db: Db,
  act: PromotionAct,
  sent: PromotionCreate,
): Promise<PromotionChanged> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = act;
    const lang = await languageOf(trx, shopId);
    const next = nextPromotion(blank(at), sent, lang, at);
    const refused = 'path' in next ? next : await refuseMembers(trx, shopId, sent);
    if ('path' in next || refused) return refuse(refused);
    const { id } = await trx
      .insertInto('promotion')
      .values({
        ...next,
        image: imageColumn(null, sent.media_id) ?? null,
        shop_id: shopId,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await follow(trx, { ...act, id }, { lang, sent, before: null, after: next });
    await record(trx, { ...act, id }, 'created', null, next);
    return { ok: true, id };
  });
}

/** Changes the sent fields of a promotion. */
export function updatePromotion(
  db: Db,
  act: OneAct,
  { revision, ...sent }: PromotionUpdate,
): Promise<PromotionChanged> {
  return db.transaction().execute(async (trx) => {
    const lang = await languageOf(trx, act.shopId);
    const row = await lockPromotion(trx, act);
    if (!row) return { ok: false, code: 'NOT_FOUND' };
    if (row.revision !== revision) return { ok: false, code: 'CONFLICT' };
    const next = nextPromotion(row, sent, lang, act.at);
    const refused = 'path' in next ? next : await refuseMembers(trx, act.shopId, sent);
    if ('path' in next || refused) return refuse(refused);
    const image = imageColumn(row.image, sent.media_id);
    await writePromotion(trx, act, row, { ...next, ...(image !== undefined && { image }) });
    await follow(trx, act, { lang, sent, before: row, after: next });
    await record(trx, act, 'updated', row, next);
    return { ok: true, id: act.id };
  });
}

/** Ends a running promotion; orders keep the prices that they got. */
export function endPromotion(db: Db, act: OneAct, revision: number): Promise<PromotionChanged> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPromotion(trx, act);
    if (!row) return { ok: false, code: 'NOT_FOUND' };
    const isRunning = row.published_at !== null && row.begins_at < act.at && row.ends_at > act.at;
    if (row.revision !== revision || !isRunning) return { ok: false, code: 'CONFLICT' };
    const next = { ...row, ends_at: act.at };
    await writePromotion(trx, act, row, { ends_at: act.at });
    await follow(trx, act, { lang: null, sent: {}, before: row, after: next });
    await record(trx, act, 'ended', row, next);
    return { ok: true, id: act.id };
  });
}

export function removePromotion(db: Db, act: OneAct): Promise<PromotionChanged> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPromotion(trx, act);
    if (!row) return { ok: false, code: 'NOT_FOUND' };
    // Unpublish it before deleting it, so that its prices and lists are updated.
    await writePromotion(trx, act, row, { published_at: null });
    await follow(trx, act, { lang: null, sent: {}, before: row, after: null });
    await trx
      .deleteFrom('translation')
      .where('shop_id', '=', act.shopId)
      .where('entity', '=', 'promotion')
      .where('entity_id', '=', act.id)
      .execute();
    await trx
      .deleteFrom('promotion')
      .where('shop_id', '=', act.shopId)
      .where('id', '=', act.id)
      .execute();
    await record(trx, act, 'removed', row, null);
    return { ok: true, id: act.id };
  });
}

function refuse(refused: PromotionRefused | null): PromotionChanged {
  return { ok: false, code: 'VALIDATION', ...(refused ?? { path: '', key: 'field.invalid' }) };
}

function blank(at: Date): PromotionNext {
  return {
    kind: 'discount',
    slug: '',
    title: '',
    summary: '',
    html: '',
    discount_kind: null,
    discount_value: null,
    begins_at: at,
    ends_at: at,
    published_at: null,
  };
}

async function languageOf(trx: Transaction<Database>, shopId: number): Promise<Lang> {
  const { base_language: lang } = await trx
    .selectFrom('shop')
    .select('base_language')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return lang;
}

function lockPromotion(trx: Transaction<Database>, { shopId, id }: OneAct) {
  return trx
    .selectFrom('promotion')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function writePromotion(
  trx: Transaction<Database>,
  { shopId, id, at }: OneAct,
  { revision }: PromotionRow,
  next: Partial<PromotionNext> & { readonly image?: string | null },
): Promise<void> {
  await trx
    .updateTable('promotion')
    .set({ ...next, revision: revision + 1, updated_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** Updates everything that depends on a change: members, prices, translated texts, cached pages. */
async function follow(
  trx: Transaction<Database>,
  { shopId, id, at }: OneAct,
  change: {
    readonly lang: Lang | null;
    readonly sent: SentPromotion;
    readonly before: PromotionNext | null;
    readonly after: PromotionNext | null;
  },
): Promise<void> {
  const { lang, sent, before, after } = change;
  const had = await memberIds(trx, shopId, id);
  await writeMembers(trx, shopId, id, sent);
  if (lang !== null && after) await writeOther(trx, { shopId, id, lang }, sent, after);
  const wasOpen = before !== null && before.published_at !== null && before.ends_at > at;
  await refreshPromotion(trx, { shopId, id }, at, { wasOpen });
  const products = new Set([...had, ...(await memberIds(trx, shopId, id))]);
  await invalidatePages(trx, [
    pageKeys.offers(shopId),
    pageKeys.offers(MALL_ID),
    ...[...products].map(pageKeys.product),
  ]);
}

async function writeOther(
  trx: Transaction<Database>,
  { shopId, id, lang }: { readonly shopId: number; readonly id: number; readonly lang: Lang },
  sent: SentPromotion,
  next: PromotionNext,
): Promise<void> {
  const other: Lang = lang === 'th' ? 'en' : 'th';
  const isNamed = next.title === discountName(next, lang);
  const title = trimmed(sent.titles?.[other]) || (isNamed ? discountName(next, other) : undefined);
  const summary = trimmed(sent.summaries?.[other]);
  const html = sent.htmls?.[other];
  const fields = {
    ...(title !== undefined && { title }),
    ...(summary !== undefined && { summary }),
    ...(html !== undefined && { html: sanitiseHtml(html) }),
  };
  if (Object.keys(fields).length === 0) return;
  const record = { shopId, entity: 'promotion', entityId: id, lang: other } as const;
  await writeTranslation(trx, record, fields);
}

async function record(
  trx: Transaction<Database>,
  { shopId, accountId, at, id }: OneAct,
  action: 'created' | 'updated' | 'ended' | 'removed',
  before: PromotionNext | null,
  after: PromotionNext | null,
): Promise<void> {
  await writeAudit(trx, {
    shopId,
    entity: 'promotion',
    entityId: id,
    action,
    accountId,
    before: before && promotionFacts(before),
    after: after && promotionFacts(after),
    at,
  });
}
