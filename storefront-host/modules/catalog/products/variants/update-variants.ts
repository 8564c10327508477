import { sql, type Selectable, type Transaction } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang, ProductTable } from '../../../../db/schema.ts';
import { writeAudits } from '../../../shops/index.ts';
import type { FieldRefused } from '../writing/field-refused.ts';
import { nextProduct, type ProductNext } from '../writing/next-product.ts';
import { optionText } from '../rows/product-mini.ts';
import { lockProduct } from '../writing/update-product.ts';
import type { VariantChange } from './variants.contract.ts';
import { refreshProducts, syncParentPrices } from '../writing/write-product.ts';

type Row = Selectable<ProductTable>;

export interface VariantsChange {
  readonly shopId: number;
  /** The product of these variants. */
  readonly productId: number;
  readonly changes: readonly VariantChange[];
  readonly accountId: string;
  readonly at: Date;
}

export interface RefusedVariant {
  readonly id: number;
  readonly path: string;
  readonly reason: FieldRefused['reason'] | 'NOT_FOUND' | 'CONFLICT' | 'NOT_ENOUGH';
}

/** A valid change; its row is locked until the transaction ends. */
export interface CheckedVariant {
  readonly row: Row;
  readonly change: VariantChange;
  readonly next: ProductNext;
}

export interface CheckedVariants {
  readonly product: Row;
  readonly checked: readonly CheckedVariant[];
  readonly refused: readonly RefusedVariant[];
}

/** Locks and checks variants of one product, each by itself; null if there is no such product. */
export async function checkVariants(
  trx: Transaction<Database>,
  { shopId, productId, changes, at }: VariantsChange,
): Promise<CheckedVariants | null> {
  const found = await lockProduct(trx, shopId, productId);
  if (!found || found.row.parent_id !== null) return null;
  const rows = await trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('parent_id', '=', productId)
    .where('id', 'in', [...new Set(changes.map(({ id }) => id))])
    .where('status', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute();
  return checkLocked(trx, { product: found.row, rows, changes }, { lang: found.lang, at });
}

/** Checks variants that the caller has locked. */
export async function checkLocked(
  trx: Transaction<Database>,
  request: {
    readonly product: Row;
    readonly rows: readonly Row[];
    readonly changes: readonly VariantChange[];
  },
  options: { readonly lang: Lang; readonly at: Date },
): Promise<CheckedVariants> {
  const { product, rows, changes } = request;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const checked: CheckedVariant[] = [];
  const refused: RefusedVariant[] = [];
  for (const change of changes) {
    const { id, revision, stock: _stock, picture, ...update } = change;
    const row = byId.get(id);
    // A second change of the same variant in one request is refused as missing.
    byId.delete(id);
    if (!row) refused.push({ id, path: 'id', reason: 'NOT_FOUND' });
    else if (row.revision !== revision) refused.push({ id, path: 'revision', reason: 'CONFLICT' });
    else if (picture != null && placeOf(product, picture) === 0)
      refused.push({ id, path: 'picture', reason: 'invalid' });
    else {
      const next = await nextProduct(trx, row, update, options);
      if ('path' in next) refused.push({ id, ...next });
      else checked.push({ row, change, next });
    }
  }
  return { product, checked, refused };
}

/** Writes checked variants in one statement, with one entry in the audit log for all of a product. */
export async function writeVariants(
  trx: Transaction<Database>,
  { shopId, accountId, at }: Pick<VariantsChange, 'shopId' | 'accountId' | 'at'>,
  products: readonly Pick<CheckedVariants, 'product' | 'checked'>[],
): Promise<void> {
  const changed = products.filter(({ checked }) => checked.length > 0);
  if (changed.length === 0) return;
  const all = changed.flatMap(({ checked }) => checked);
  const values = all.map(({ row, next }) => ({ ...row, ...next }));
  await sql`
    UPDATE product p SET price = one.price, full_price = one.full_price, status = one.status,
      code = one.code, barcode = one.barcode, images = one.images::jsonb, revision = p.revision + 1, updated_at = ${at}
    FROM unnest(${values.map(({ id }) => id)}::bigint[], ${values.map((one) => one.price)}::bigint[],
      ${values.map((one) => one.full_price)}::bigint[], ${values.map((one) => one.status)}::text[],
      ${values.map((one) => one.code)}::text[], ${values.map((one) => one.barcode)}::text[],
      ${all.map(imagesAfter)}::text[])
      AS one (id, price, full_price, status, code, barcode, images)
    WHERE p.shop_id = ${shopId} AND p.id = one.id`.execute(trx);
  const ids = changed.map(({ product }) => product.id);
  await syncParentPrices(trx, shopId, ids);
  await refreshProducts(trx, shopId, ids, at);
  await writeAudits(
    trx,
    changed.flatMap(({ product, checked }) => {
      const written = checked.filter(({ change }) => Object.keys(change).some(isField));
      if (written.length === 0) return [];
      return {
        shopId,
        entity: 'product' as const,
        entityId: product.id,
        action: 'variants',
        accountId,
        before: { variants: noted(product, written, ({ row }) => row) },
        after: { variants: noted(product, written, ({ row, next }) => ({ ...row, ...next })) },
        at,
      };
    }),
  );
}

/** The variant's own column stores only its choice among the product's pictures. */
function imagesAfter({ row, change: { picture } }: CheckedVariant): string {
  if (picture === undefined) return JSON.stringify(row.images);
  return JSON.stringify(picture === null ? [] : [{ media_id: picture, alt: {} }]);
}

/** 1 for the first picture of the product; 0 if it is not one of them. */
function placeOf({ images }: Row, id: string): number {
  return images.findIndex(({ media_id: one }) => one === id) + 1;
}

function isField(name: string): boolean {
  return name !== 'id' && name !== 'revision' && name !== 'stock';
}

/** People read an entry of the log, so further variants are only counted. */
const NOTED = 20;

/** 'คราม / S: 250, A-1', a line for each changed variant. */
function noted(
  product: Row,
  checked: readonly CheckedVariant[],
  valuesOf: (
    one: CheckedVariant,
  ) => Pick<Row, 'price' | 'full_price' | 'code' | 'barcode' | 'status'>,
): string {
  const lines = checked.slice(0, NOTED).map((one) => {
    const { price, full_price: full, code, barcode, status } = valuesOf(one);
    const { change } = one;
    const facts = [
      change.price !== undefined && satangToBaht(toSatang(price)),
      change.full_price !== undefined && (full === null ? '–' : satangToBaht(toSatang(full))),
      change.code !== undefined && (code ?? '–'),
      change.barcode !== undefined && (barcode ?? '–'),
      change.status !== undefined && status,
      change.picture !== undefined &&
        (change.picture === null ? '–' : `#${placeOf(product, change.picture)}`),
    ];
    const name = optionText(product.options, one.row.option_values, 'th');
    return `${name}: ${facts.filter((fact) => fact !== false).join(', ')}`;
  });
  const more = checked.length - lines.length;
  return [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
}
