import type { VariantChange } from '../../../../storefront-host/modules/catalog/products/variants/variants.contract.ts';
import type { ManagedProduct } from '../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { isOrderable } from '@talad/elements/commerce/product/product-status';
import { isCell, type CellKind } from '../../../grid/sheet.ts';

/** Unsaved input in one variant's row. */
export interface VariantDraft {
  /** Revision that was shown at the first change. */
  readonly revision: number;
  readonly remain: number | null;
  readonly cells: Readonly<Partial<Record<VariantCell, string>>>;
  /** Reasons of the refusal, by cell; `row` if it concerns no single cell. */
  readonly refused?: Readonly<Partial<Record<VariantCell | 'row', string>>>;
}

/** The form's field `variants`, by the variant's id; absent without input. */
export type VariantDrafts = Readonly<Record<string, VariantDraft>>;

export type VariantCell = 'price' | 'full_price' | 'stock' | 'status' | 'code' | 'barcode';
type Shown = Pick<
  ManagedProduct,
  'price' | 'full_price' | 'remain' | 'status' | 'code' | 'barcode'
>;

export const cellKinds: Readonly<Record<VariantCell, CellKind>> = {
  price: 'money',
  full_price: 'money',
  stock: 'whole',
  status: 'switch',
  code: 'text',
  barcode: 'text',
};

/** Returns the saved value of a cell as text. */
export function savedText(row: Shown, cell: VariantCell): string {
  if (cell === 'status') return isOrderable(row.status) ? '1' : '0';
  const value = cell === 'stock' ? row.remain : row[cell];
  return value === null ? '' : String(value);
}

/** Returns the drafts with these cells typed; a typed value equal to the saved one is removed. */
export function withCells(
  drafts: VariantDrafts,
  rows: ReadonlyMap<number, ManagedProduct>,
  changes: readonly { readonly id: number; readonly key: string; readonly text: string }[],
): VariantDrafts | undefined {
  const next: Record<string, VariantDraft> = { ...drafts };
  for (const { id, key, text } of changes) {
    const row = rows.get(id);
    if (!row || !isVariantCell(key)) continue;
    const before = draftOf(row, next[id]);
    const { [key]: _old, ...cells } = before.cells;
    const { [key]: _reason, row: _row, ...refused } = before.refused ?? {};
    const typed = text === savedText(row, key) ? cells : { ...cells, [key]: text };
    if (Object.keys(typed).length === 0) delete next[id];
    else next[id] = { ...before, cells: typed, refused };
  }
  return Object.keys(next).length === 0 ? undefined : next;
}

/** Typing after a refusal means that the person has seen the row's present values. */
function draftOf({ revision, remain }: ManagedProduct, draft?: VariantDraft): VariantDraft {
  const wasMoved = draft?.refused?.row !== undefined || draft?.refused?.stock !== undefined;
  return draft && !wasMoved
    ? draft
    : { revision, remain, cells: {}, ...(draft && { cells: draft.cells }) };
}

function isVariantCell(key: string): key is VariantCell {
  return Object.hasOwn(cellKinds, key);
}

/** Returns whether a typed cell can be saved. */
export function isGoodCell(cell: VariantCell, text: string): boolean {
  if (text === '') return cell === 'full_price' || cell === 'code' || cell === 'barcode';
  return isCell(cellKinds[cell], text);
}

export function countBadCells(drafts: VariantDrafts): number {
  return Object.values(drafts).reduce(
    (sum, { cells }) =>
      sum +
      Object.entries(cells).filter(([key, text]) => isVariantCell(key) && !isGoodCell(key, text))
        .length,
    0,
  );
}

export function changesOfDrafts(drafts: VariantDrafts): readonly VariantChange[] {
  return Object.entries(drafts).map(([id, { revision, remain, cells }]) => ({
    id: Number(id),
    revision,
    ...(cells.price !== undefined && { price: Number(cells.price) }),
    ...(cells.full_price !== undefined && {
      full_price: cells.full_price === '' ? null : Number(cells.full_price),
    }),
    ...(cells.code !== undefined && { code: cells.code || null }),
    ...(cells.barcode !== undefined && { barcode: cells.barcode || null }),
    ...(cells.status !== undefined && {
      status: cells.status === '1' ? 'availability' : 'product_sync_disable',
    }),
    ...(cells.stock !== undefined &&
      remain !== null && { stock: { from: remain, to: Number(cells.stock) } }),
  }));
}
