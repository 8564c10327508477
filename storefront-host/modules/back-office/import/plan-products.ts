import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, ProductTable } from '../../../db/schema.ts';
import { overlayOf, productTexts, splitCategories } from '../../catalog/index.ts';
import { categoryKey } from './category-key.ts';
import { withFetchedPictures, withTextPictures, type RemotePicture } from './text-pictures.ts';
import type { DraftFields, DraftPicture, DraftStock, ProductDraft } from './draft.ts';

export type ProductRow = Selectable<ProductTable> & {
  /** Texts of a main product in the shop's other language, '' if there is none. */
  readonly overlay?: Readonly<Record<string, string>>;
};

/** Changes that one product of the file makes in the shop. */
export interface ProductPlan {
  readonly draft: ProductDraft;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'removed';
  readonly main: FieldsPlan;
  readonly variants: readonly FieldsPlan[];
  /** Variants that the file no longer contains. */
  readonly gone: readonly ProductRow[];
  readonly pictures: PicturesPlan;
}

export interface FieldsPlan {
  readonly key: string;
  readonly fields: DraftFields;
  readonly row: ProductRow | null;
  readonly changed: boolean;
  readonly rank: number;
  readonly stock: StockPlan | null;
}

/** Difference from the last imported stock, so that sold pieces stay sold. */
export interface StockPlan {
  readonly isNew: boolean;
  readonly unlimited: boolean;
  readonly wasUnlimited: boolean;
  readonly delta: number;
}

export interface PicturesPlan {
  readonly fresh: readonly (DraftPicture & { readonly rank: number })[];
  readonly moved: readonly (DraftPicture & { readonly rank: number; readonly id: string })[];
  readonly gone: readonly string[];
}

interface StockRow {
  readonly product_id: number;
  readonly remain: number;
  readonly unlimited: boolean;
  readonly imported: number;
}

/** By `categoryKey`; a path without an id does not exist yet. */
export type CategoryIds = ReadonlyMap<string, number>;

/** Compares these products of the file with the shop. Four statements. */
export async function planProducts(
  db: Kysely<Database>,
  shopId: number,
  drafts: readonly ProductDraft[],
  categories: CategoryIds,
): Promise<readonly ProductPlan[]> {
  const mains = await readMains(db, shopId, drafts);
  const mainIds = mains.map(({ id }) => id);
  const subs = await readSubs(db, shopId, mainIds);
  const ids = [...mainIds, ...subs.map(({ id }) => id)];
  const stock = new Map((await readStock(db, shopId, ids)).map((row) => [row.product_id, row]));
  const pictures = Map.groupBy(await readPictures(db, shopId, mainIds), (row) => row.product_id);
  const keys = new Set(drafts.map(({ key }) => key));
  const byKey = new Map(mains.map((row) => [keyOf(row, keys), row]));
  const byParent = Map.groupBy(subs, (row) => row.parent_id);
  return drafts.map((draft) => {
    const row = byKey.get(draft.key) ?? null;
    const own = row ? (byParent.get(row.id) ?? []) : [];
    const shown = row ? (pictures.get(row.id) ?? []) : [];
    return planOne(draft, { row, own, shown, stock, categories });
  });
}

/**
 * An exported product has its uuid as its key, which identifies the same product when it is imported into its own
 * shop.
 */
function keyOf({ import_key, uuid }: ProductRow, keys: ReadonlySet<string>): string {
  return import_key !== null && keys.has(import_key) ? import_key : `talad:${uuid}`;
}

interface Found {
  readonly row: ProductRow | null;
  readonly own: readonly ProductRow[];
  readonly shown: readonly RemotePicture[];
  readonly stock: ReadonlyMap<number, StockRow>;
  readonly categories: CategoryIds;
}

function planOne(read: ProductDraft, found: Found): ProductPlan {
  const { row, own, stock } = found;
  const wanted = withTextPictures(read).filter(({ url }) => !hasPicture(row, url));
  const draft = withFetchedPictures(read, found);
  const byImport = new Map(own.map((sub) => [sub.import_key, sub]));
  // A variant that was not imported is identified by its option values.
  const subOf = (key: string, values: DraftFields['option_values']) =>
    byImport.get(key) ??
    own.find(
      (sub) =>
        sub.import_key === null &&
        sub.status !== 'removed' &&
        isDeepStrictEqual(sub.option_values, values),
    ) ??
    null;
  const plan = (
    key: string,
    fields: DraftFields,
    wanted: DraftStock,
    at: ProductRow | null,
    rank: number,
  ) => ({
    key,
    fields,
    row: at,
    rank,
    changed: !at || differs(at, fields) || (at.parent_id !== null && movesVariant(at, rank)),
    stock: planStock(wanted, at ? (stock.get(at.id) ?? null) : null, at?.import_key === null),
  });
  const main = plan(draft.key, draft.fields, draft.stock, row, 0);
  const moved = row !== null && movesCategory(draft, row, found.categories);
  const variants = draft.variants.map((variant, rank) =>
    plan(
      variant.key,
      variant.fields,
      variant.stock,
      subOf(variant.key, variant.fields.option_values),
      rank,
    ),
  );
  const keys = new Set(draft.variants.map(({ key }) => key));
  const gone = own.filter(
    ({ status, import_key: made }) => status !== 'removed' && made !== null && !keys.has(made),
  );
  const pictures = planPictures(wanted, found.shown);
  const touched =
    moved ||
    gone.length > 0 ||
    pictures.fresh.length + pictures.moved.length + pictures.gone.length > 0 ||
    [main, ...variants].some((one) => one.changed || one.stock !== null);
  const outcome = !row
    ? 'created'
    : row.status === 'removed'
      ? 'removed'
      : touched
        ? 'updated'
        : 'unchanged';
  return {
    draft,
    outcome,
    main: { ...main, changed: main.changed || moved },
    variants,
    gone,
    pictures,
  };
}

/** Returns whether the variant changes its position, or returns after an import that did not contain it. */
function movesVariant(row: ProductRow, rank: number): boolean {
  return (row.import_key !== null && row.rank !== rank) || row.status === 'removed';
}

/** Returns its categories after the import. Those that the file does not mention stay. */
export function placesOf(
  { category, more }: ProductDraft,
  row: ProductRow | null,
  categories: CategoryIds,
): ReturnType<typeof splitCategories> {
  const idOf = (path: readonly string[]) => categories.get(categoryKey(path)) ?? null;
  const main = category.length > 0 ? idOf(category) : (row?.category_id ?? null);
  return splitCategories([main, ...(more ? more.map(idOf) : (row?.more_category_ids ?? []))]);
}

function movesCategory(draft: ProductDraft, row: ProductRow, categories: CategoryIds): boolean {
  const missing = [draft.category, ...(draft.more ?? [])].some(
    (path) => path.length > 0 && !categories.has(categoryKey(path)),
  );
  const { category_id, more_category_ids } = placesOf(draft, row, categories);
  return (
    missing ||
    category_id !== row.category_id ||
    !isDeepStrictEqual(more_category_ids, row.more_category_ids)
  );
}

/** Compares only the file's columns, because the shop keeps its other data. */
function differs(row: ProductRow, fields: DraftFields): boolean {
  const { overlay = {}, ...columns } = fields;
  return (
    Object.entries(overlay).some(([name, text]) => row.overlay?.[name] !== text) ||
    Object.entries(columns).some(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(valueOf(row, name), value),
    )
  );
}

function valueOf(row: ProductRow, name: string): unknown {
  return Object.hasOwn(row, name)
    ? new Map<string, unknown>(Object.entries(row)).get(name)
    : undefined;
}

/** `isOwn`: no import created the product, so the file's number is its new stock. */
function planStock(wanted: DraftStock, row: StockRow | null, isOwn: boolean): StockPlan | null {
  if (wanted === null) return null;
  const unlimited = wanted === 'unlimited';
  if (!row) {
    return { isNew: true, unlimited, wasUnlimited: false, delta: unlimited ? 0 : wanted };
  }
  const before = isOwn ? row.remain : row.imported;
  const delta = unlimited ? 0 : Math.max(wanted - before, -row.remain);
  if (delta === 0 && row.unlimited === unlimited) return null;
  return { isNew: false, unlimited, wasUnlimited: row.unlimited, delta };
}

/** Returns whether the product already has the picture: an export refers to the shop's own pictures by address. */
function hasPicture(row: ProductRow | null, url: string): boolean {
  const [, id] = /\/media\/\d+\/([0-9a-f-]{36})\//.exec(url) ?? [];
  return id !== undefined && (row?.images.some(({ media_id }) => media_id === id) ?? false);
}

function planPictures(
  wanted: readonly DraftPicture[],
  shown: readonly RemotePicture[],
): PicturesPlan {
  const byUrl = new Map(shown.map((row) => [row.url, row]));
  const ranked = wanted.map((picture, rank) => ({ ...picture, rank }));
  const urls = new Set(wanted.map(({ url }) => url));
  return {
    fresh: ranked.filter(({ url }) => !byUrl.has(url)),
    moved: ranked.flatMap((picture) => {
      const row = byUrl.get(picture.url);
      const same =
        !row ||
        (row.alt === picture.alt &&
          row.rank === picture.rank &&
          isDeepStrictEqual(row.option, picture.option));
      return same ? [] : [{ ...picture, id: row.id }];
    }),
    gone: shown.filter((row) => row.status !== 'fetched' && !urls.has(row.url)).map(({ id }) => id),
  };
}

async function readMains(
  db: Kysely<Database>,
  shopId: number,
  drafts: readonly ProductDraft[],
): Promise<readonly ProductRow[]> {
  const keys = drafts.map(({ key }) => key);
  const uuids = keys.flatMap(
    (key) => /^talad:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key)?.[1] ?? [],
  );
  const rows = await db
    .selectFrom('product as p')
    .selectAll()
    .select(overlayOf(shopId).as('overlay'))
    .where('shop_id', '=', shopId)
    .where('parent_id', 'is', null)
    .where(sql<boolean>`(import_key = ANY(${keys}::text[]) OR uuid = ANY(${uuids}::uuid[]))`)
    .execute();
  return rows.map(({ overlay, ...row }) => ({
    ...row,
    overlay: Object.fromEntries(productTexts.map((name) => [name, overlay?.[name] ?? ''])),
  }));
}

function readSubs(db: Kysely<Database>, shopId: number, mainIds: readonly number[]) {
  return db
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`parent_id = ANY(${mainIds}::bigint[])`)
    .execute();
}

async function readStock(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<readonly StockRow[]> {
  // Locks in the order of ids, as carts do, until the batch is written.
  const lock = db.isTransaction ? sql`FOR UPDATE` : sql``;
  const { rows } = await sql<StockRow>`
    SELECT k.product_id, k.remain, k.unlimited, (
      SELECT coalesce(sum(l.delta), 0)::int FROM stock_ledger l
      WHERE l.shop_id = k.shop_id AND l.product_id = k.product_id AND l.reason = 'import') AS imported
    FROM stock k WHERE k.shop_id = ${shopId} AND k.product_id = ANY(${ids}::bigint[])
    ORDER BY k.product_id ${lock}`.execute(db);
  return rows;
}

function readPictures(
  db: Kysely<Database>,
  shopId: number,
  mainIds: readonly number[],
): Promise<readonly RemotePicture[]> {
  return db
    .selectFrom('remote_picture as r')
    .leftJoin('media as m', (join) =>
      join.onRef('m.shop_id', '=', 'r.shop_id').onRef('m.id', '=', 'r.media_id'),
    )
    .selectAll('r')
    .select(['m.width', 'm.mime'])
    .where('r.shop_id', '=', shopId)
    .where(sql<boolean>`r.product_id = ANY(${mainIds}::bigint[])`)
    .execute();
}
