import { sql, type Transaction } from 'kysely';
import { randomCode } from '@talad/elements/commerce/price/coupon-code';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import { writeTranslation } from '../../catalog/index.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import {
  couponFacts,
  discountTitle,
  nextCoupon,
  type CouponNext,
  type CouponRefused,
  type CouponRow,
} from './coupon-fields.ts';
import { addCodes } from './coupon-codes.ts';
import {
  MAX_COUPON_CODES,
  type CouponCreate,
  type CouponUpdate,
} from './manage-coupons.contract.ts';

export interface CouponAct {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

type OneAct = CouponAct & { readonly id: number };

export type CouponChanged =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'CONFLICT' | 'COUPON_IN_USE' }
  | ({ readonly ok: false; readonly code: 'VALIDATION' } & CouponRefused);

const CODE_LENGTH = 8;

/** Creates a coupon. */
export function createCoupon(db: Db, act: CouponAct, sent: CouponCreate): Promise<CouponChanged> {
  return db.transaction().execute(async (trx) => {
    const lang = await lockLanguage(trx, act.shopId);
    const code = sent.code ?? randomCode(CODE_LENGTH);
    const { codes, ...fields } = sent;
    // Each code counts as one coupon.
    const input = { ...fields, code, ...(codes && { quota: null, is_public: false }) };
    const next = nextCoupon({ ...blank(act.at), claimed: 0, has_codes: false }, input, lang);
    if ('path' in next) return { ok: false, code: 'VALIDATION', ...next };
    if (await isTaken(trx, act.shopId, next.code)) return taken;
    const { id } = await trx
      .insertInto('coupon')
      .values({ ...next, shop_id: act.shopId, created_at: act.at, updated_at: act.at })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (codes) await addCodes(trx, { ...act, id, code: next.code }, codes);
    await writeOther(trx, { ...act, id }, { lang, before: null, next, sent: fields });
    await follow(trx, { ...act, id }, 'created', null, next);
    return { ok: true, id };
  });
}

/** Changes the sent fields of a coupon. */
export function updateCoupon(
  db: Db,
  act: OneAct,
  { revision, ...sent }: CouponUpdate,
): Promise<CouponChanged> {
  return db.transaction().execute(async (trx) => {
    const lang = await lockLanguage(trx, act.shopId);
    const row = await lockCoupon(trx, act.shopId, act.id);
    if (!row) return { ok: false, code: 'NOT_FOUND' };
    if (row.revision !== revision) return { ok: false, code: 'CONFLICT' };
    const next = nextCoupon(row, sent, lang);
    if ('path' in next) return { ok: false, code: 'VALIDATION', ...next };
    if (next.code !== row.code && (await isTaken(trx, act.shopId, next.code, act.id))) return taken;
    await writeCoupon(trx, act, row, next);
    await writeOther(trx, act, { lang, before: row, next, sent });
    await follow(trx, act, 'updated', row, next);
    return { ok: true, id: act.id };
  });
}

/** Ends a running coupon; orders keep their discount, and collected coupons stay listed. */
export function endCoupon(db: Db, act: OneAct, revision: number): Promise<CouponChanged> {
  return db.transaction().execute(async (trx) => {
    const row = await lockCoupon(trx, act.shopId, act.id);
    if (!row) return { ok: false, code: 'NOT_FOUND' };
    if (row.revision !== revision || row.ends_at <= act.at || row.begins_at >= act.at) {
      return { ok: false, code: 'CONFLICT' };
    }
    const next = { ...row, ends_at: act.at };
    await writeCoupon(trx, act, row, { ends_at: act.at });
    await follow(trx, act, 'ended', row, next);
    return { ok: true, id: act.id };
  });
}

/** Deletes a coupon that was neither collected nor used; any other coupon can only be ended. */
export function removeCoupon(db: Db, act: OneAct): Promise<CouponChanged> {
  return db.transaction().execute(async (trx) => {
    const row = await lockCoupon(trx, act.shopId, act.id);
    if (!row) return { ok: false, code: 'NOT_FOUND' };
    if (row.collected > 0 || row.used > 0) return { ok: false, code: 'COUPON_IN_USE' };
    await trx
      .deleteFrom('translation')
      .where('shop_id', '=', act.shopId)
      .where('entity', '=', 'coupon')
      .where('entity_id', '=', act.id)
      .execute();
    await trx
      .deleteFrom('coupon')
      .where('shop_id', '=', act.shopId)
      .where('id', '=', act.id)
      .execute();
    await follow(trx, act, 'removed', row, null);
    return { ok: true, id: act.id };
  });
}

/** Adds single-use codes to a coupon that already has some. */
export function addCouponCodes(db: Db, act: OneAct, count: number): Promise<CouponChanged> {
  return db.transaction().execute(async (trx) => {
    const row = await lockCoupon(trx, act.shopId, act.id);
    if (!row?.has_codes) return { ok: false, code: 'NOT_FOUND' };
    const quota = (row.quota ?? 0) + count;
    if (quota > MAX_COUPON_CODES) {
      return { ok: false, code: 'VALIDATION', path: 'count', key: 'field.too_many_codes' };
    }
    await addCodes(trx, { ...act, code: row.code }, count);
    await writeCoupon(trx, act, row, {});
    await follow(trx, act, 'codes', row, { ...row, quota });
    return { ok: true, id: act.id };
  });
}

const taken = { ok: false, code: 'VALIDATION', path: 'code', key: 'field.code_taken' } as const;

function blank(at: Date): CouponNext {
  return {
    code: '',
    title: '',
    description: '',
    kind: 'percent',
    value: 0,
    minimum: 0,
    max_discount: null,
    quota: null,
    per_buyer: 1,
    is_public: true,
    begins_at: at,
    ends_at: at,
  };
}

async function lockLanguage(trx: Transaction<Database>, shopId: number): Promise<Lang> {
  // Two requests at once cannot create coupons with the same code.
  const { base_language: lang } = await trx
    .selectFrom('shop')
    .select('base_language')
    .where('id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return lang;
}

function lockCoupon(
  trx: Transaction<Database>,
  shopId: number,
  id: number,
): Promise<CouponRow | undefined> {
  return trx
    .selectFrom('coupon')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Shoppers type codes in upper or lower case. */
async function isTaken(
  trx: Transaction<Database>,
  shopId: number,
  code: string,
  except = 0,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM coupon c WHERE c.shop_id = ${shopId} AND upper(c.code) = ${code} AND c.id <> ${except}
    UNION ALL SELECT 1 FROM coupon_code k WHERE k.shop_id = ${shopId} AND k.code = ${code}`.execute(
    trx,
  );
  return rows.length > 0;
}

async function writeCoupon(
  trx: Transaction<Database>,
  { shopId, id, at }: OneAct,
  { revision }: CouponRow,
  next: Partial<CouponNext>,
): Promise<void> {
  await trx
    .updateTable('coupon')
    .set({ ...next, revision: revision + 1, updated_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/**
 * Builds the texts in the shop's other language; a coupon without a title is named by its discount
 * there too.
 */
async function writeOther(
  trx: Transaction<Database>,
  { shopId, id }: OneAct,
  change: {
    readonly lang: Lang;
    readonly before: CouponNext | null;
    readonly next: CouponNext;
    readonly sent: Omit<CouponUpdate, 'revision'>;
  },
): Promise<void> {
  const { before, next, sent } = change;
  const lang: Lang = change.lang === 'th' ? 'en' : 'th';
  const isNamedByDiscount = next.title === discountTitle(next, change.lang);
  const isNew = !before || before.title !== next.title;
  const title =
    sent.titles?.[lang] ||
    (isNamedByDiscount && isNew ? discountTitle(next, lang) : sent.titles?.[lang]);
  const description = sent.descriptions?.[lang];
  const fields = {
    ...(title !== undefined && { title: title.normalize('NFC').trim() }),
    ...(description !== undefined && { description: description.normalize('NFC').trim() }),
  };
  if (Object.keys(fields).length === 0) return;
  await writeTranslation(trx, { shopId, entity: 'coupon', entityId: id, lang }, fields);
}

async function follow(
  trx: Transaction<Database>,
  { shopId, accountId, at, id }: OneAct,
  action: 'created' | 'updated' | 'ended' | 'removed' | 'codes',
  before: CouponNext | null,
  after: CouponNext | null,
): Promise<void> {
  await writeAudit(trx, {
    shopId,
    entity: 'coupon',
    entityId: id,
    action,
    accountId,
    before: before && couponFacts(before),
    after: after && couponFacts(after),
    at,
  });
  await invalidatePages(trx, [pageKeys.offers(shopId), pageKeys.offers(MALL_ID)]);
}
