import type { Transaction } from 'kysely';
import type { Database, Lang } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { Db } from '../../../../db/open.ts';
import { slugOf } from '../slug.ts';
import { openStock } from '../variants/open-stock.ts';
import { writeAudit } from '../../../shops/index.ts';
import { nextProduct, type ProductBefore, type ProductNext } from './next-product.ts';
import { facts } from './product-audit.ts';
import type { FieldRefused } from './field-refused.ts';
import { withOwnNames } from './product-fields.ts';
import type { ProductCreate } from './product-write.contract.ts';
import { storedOptions } from '../variants/stored-options.ts';
import { syncVariants } from '../variants/sync-variants.ts';
import { columnsOf, followCounts, refreshProducts, writeOverlay } from './write-product.ts';

export interface ProductCreation {
  readonly shopId: number;
  readonly product: ProductCreate;
  readonly accountId: string;
  readonly at: Date;
}

export type ProductCreated =
  | { readonly ok: true; readonly id: number }
  | ({ readonly ok: false; readonly code: 'VALIDATION' } & FieldRefused);

/** Inserts a product, with its variants if it has options, or refuses and writes nothing. */
export function createProduct(db: Db, request: ProductCreation): Promise<ProductCreated> {
  return db.transaction().execute(async (trx) => {
    const { shopId, accountId, at } = request;
    const { base_language: lang } = await trx
      .selectFrom('shop')
      .select('base_language')
      .where('id', '=', shopId)
      .executeTakeFirstOrThrow();
    const checked = await check(trx, request, lang);
    if ('path' in checked) return { ok: false, code: 'VALIDATION', ...checked };
    const { next, options, product } = checked;
    const row = await trx
      .insertInto('product')
      .values({
        ...columnsOf(next),
        slug: next.slug ?? slugOf(next.title),
        shop_id: shopId,
        uuid: newId(at.getTime()),
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeOverlay(trx, row, product, lang);
    await followCounts(trx, row.shop_id, [{ from: { ...row, status: 'removed' }, to: row }]);
    const remain = product.remain === undefined ? 0 : product.remain;
    if (options.length > 0) await syncVariants(trx, row, options, { remain, accountId, at });
    else await openStock(trx, [row.id], { shopId, remain, accountId, at });
    await refreshProducts(trx, shopId, [row.id], at);
    await writeAudit(trx, {
      shopId,
      entity: 'product',
      entityId: row.id,
      action: 'created',
      accountId,
      before: null,
      after: facts(row),
      at,
    });
    return { ok: true, id: row.id };
  });
}

async function check(trx: Transaction<Database>, request: ProductCreation, lang: Lang) {
  const product = withOwnNames(request.product, lang);
  if ('path' in product) return product;
  if (product.price === undefined) return { path: 'price', reason: 'required' } as const;
  const next: ProductNext | FieldRefused = await nextProduct(trx, blank(request.shopId), product, {
    lang,
    at: request.at,
  });
  if ('path' in next) return next;
  const options = storedOptions(product.options ?? [], []);
  return 'path' in options ? options : { product, next, options };
}

/** Returns a product with default values. */
function blank(shopId: number): ProductBefore {
  return {
    shop_id: shopId,
    parent_id: null,
    title: '',
    price: 0,
    full_price: null,
    status: 'availability',
    images: [],
    second_hand: false,
    showrooms: [],
    category_id: null,
    more_category_ids: [],
    publish_at: null,
    publish_as: null,
  };
}
