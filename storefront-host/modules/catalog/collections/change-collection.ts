import { sql, type Selectable, type Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type {
  CollectionProductTable,
  CollectionTable,
  Database,
  Lang,
} from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { isUpload } from '../../../media/uploads.ts';
import { MALL_ID } from '../../shops/index.ts';
import { auditCatalogue } from '../audit-catalogue.ts';
import { chooseSlug } from '../page-address.ts';
import { refuse, refuseField, type CatalogueChange, type Changed } from '../refusal.ts';
import { deleteRestorable, restoreDeleted } from '../removals/deleted-records.ts';
import { splitTexts } from '../translations/both-texts.ts';
import { baseLanguage, otherTitle, writeOverlay } from '../translations/write-overlay.ts';
import { isEmptyRule, toStoredRule } from './collection-rule.ts';
import type { CollectionCreate, CollectionUpdate } from './manage-collections.contract.ts';

type Row = Selectable<CollectionTable>;
const entity = 'collection';
const audit = auditCatalogue(entity);

/** Inserts a collection after all others. */
export function createCollection(
  db: Db,
  change: CatalogueChange,
  sent: CollectionCreate,
): Promise<Changed<{ readonly id: number }>> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const lang = await baseLanguage(trx, shopId);
    const next = await nextCollection(trx, change, lang, { is_published: true, ...sent });
    if (!next.ok) return next;
    const { title = '', slug = '', ...columns } = next.columns;
    const { id } = await trx
      .insertInto('collection')
      .values((eb) => ({
        ...columns,
        title,
        slug,
        shop_id: shopId,
        rank: eb
          .selectFrom('collection as c')
          .where('c.shop_id', '=', shopId)
          .select(sql<number>`coalesce(max(c.rank) + 1, 0)`.as('rank')),
        created_at: at,
        updated_at: at,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (sent.product_ids) await writeProducts(trx, shopId, id, sent.product_ids);
    await writeOverlay(trx, { shopId, entity, entityId: id, lang }, next.overlay);
    await invalidateCollectionPages(trx, shopId);
    const after = { title, ...otherTitle(lang, sent.titles) };
    await audit(trx, change, id, 'created', null, after);
    return { ok: true, id };
  });
}

/** Changes the sent fields of a collection. */
export function updateCollection(
  db: Db,
  change: CatalogueChange,
  id: number,
  sent: CollectionUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const row = await findCollection(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== sent.revision) return refuse('CONFLICT');
    const lang = await baseLanguage(trx, shopId);
    const next = await nextCollection(trx, change, lang, sent, row);
    if (!next.ok) return next;
    await trx
      .updateTable('collection')
      .set({ ...next.columns, revision: row.revision + 1, updated_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    if (sent.product_ids) await writeProducts(trx, shopId, id, sent.product_ids);
    await writeOverlay(trx, { shopId, entity, entityId: id, lang }, next.overlay);
    await invalidateCollectionPages(trx, shopId);
    const after = { ...factsOf({ ...row, ...next.columns }), ...otherTitle(lang, sent.titles) };
    await audit(trx, change, id, 'updated', factsOf(row), after);
    return { ok: true };
  });
}

/** Deletes a collection; its products stay in the shop. */
export function removeCollection(
  db: Db,
  change: CatalogueChange,
  id: number,
  revision: number,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const row = await findCollection(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const products = await trx
      .selectFrom('collection_product')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('collection_id', '=', id)
      .execute();
    const references: CollectionReferences = { products };
    await deleteRestorable(trx, change, { entity, id }, references);
    await invalidateCollectionPages(trx, shopId);
    await audit(trx, change, id, 'removed', { title: row.title }, null);
    return { ok: true };
  });
}

interface CollectionReferences {
  readonly products: readonly Selectable<CollectionProductTable>[];
}

/** Brings a deleted collection back with its products, draft or published as it was. */
export function restoreCollection(db: Db, change: CatalogueChange, id: number): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    const restored = await restoreDeleted<CollectionReferences>(trx, change, { entity, id });
    if (typeof restored === 'string') return refuse(restored);
    if (restored.products.length > 0) {
      await trx
        .insertInto('collection_product')
        .values([...restored.products])
        .execute();
    }
    await invalidateCollectionPages(trx, shopId);
    const row = await findCollection(trx, shopId, id);
    await audit(trx, change, id, 'restored', null, { title: row?.title });
    return { ok: true };
  });
}

async function nextCollection(
  trx: Transaction<Database>,
  { shopId, at }: CatalogueChange,
  lang: Lang,
  sent: Omit<CollectionUpdate, 'revision'>,
  before?: Row,
) {
  const [title, summary] = [splitTexts(lang, sent.titles), splitTexts(lang, sent.summaries)];
  if ((title.own ?? before?.title ?? '') === '') {
    return refuseField(`titles/${lang}`, 'field.required');
  }
  const address = await chooseSlug({
    slug: sent.slug,
    title: title.own ?? '',
    before: before?.slug,
    readTaken: () =>
      trx.selectFrom('collection').select('slug').where('shop_id', '=', shopId).execute(),
  });
  if (address === 'invalid') return refuseField('slug', 'field.invalid');
  if (address === 'taken') return refuseField('slug', 'field.taken');
  const { image, product_ids: products, is_published: isPublished } = sent;
  if (image != null && !(await isUpload(trx, shopId, image))) {
    return refuseField('image', 'field.invalid');
  }
  const rule = sent.rule && toStoredRule(sent.rule);
  if (rule && isEmptyRule(rule)) return refuseField('rule', 'field.rule_empty');
  if (rule && (rule.price_min ?? 0) > (rule.price_max ?? Infinity)) {
    return refuseField('rule/price_max', 'field.price_range');
  }
  if (products && !(await areOwn(trx, shopId, products))) {
    return refuseField('product_ids', 'field.invalid');
  }
  return {
    ok: true,
    columns: {
      ...(title.own !== undefined && { title: title.own }),
      ...(summary.own !== undefined && { summary: summary.own }),
      ...(address && { slug: address.slug }),
      ...(image !== undefined && {
        image: image === null ? null : JSON.stringify({ media_id: image, alt: {} }),
      }),
      ...(rule !== undefined && { rule: rule && JSON.stringify(rule) }),
      ...(isPublished !== undefined && {
        published_at: isPublished ? (before?.published_at ?? at) : null,
      }),
    },
    overlay: {
      ...(title.other !== undefined && { title: title.other }),
      ...(summary.other !== undefined && { summary: summary.other }),
    },
  } as const;
}

async function areOwn(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { count } = await trx
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .where('parent_id', 'is', null)
    .where('status', '<>', 'removed')
    .executeTakeFirstOrThrow();
  return count === ids.length;
}

/** Writes the products chosen by hand, in this order. */
async function writeProducts(
  trx: Transaction<Database>,
  shopId: number,
  id: number,
  products: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('collection_product')
    .where('shop_id', '=', shopId)
    .where('collection_id', '=', id)
    .execute();
  if (products.length === 0) return;
  const placed = products.map((product, rank) => ({
    shop_id: shopId,
    collection_id: id,
    product_shop_id: shopId,
    product_id: product,
    rank,
  }));
  await trx.insertInto('collection_product').values(placed).execute();
}

function findCollection(trx: Transaction<Database>, shopId: number, id: number) {
  return trx
    .selectFrom('collection')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The marketplace's pages may show it too. */
function invalidateCollectionPages(trx: Transaction<Database>, shopId: number): Promise<void> {
  return invalidatePages(trx, [pageKeys.offers(shopId), pageKeys.offers(MALL_ID)]);
}

function factsOf({ title, slug, summary }: Pick<Row, 'title' | 'slug' | 'summary'>) {
  return { title, slug, description: summary };
}
