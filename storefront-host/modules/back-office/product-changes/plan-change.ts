import type { Selectable } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { ProductTable } from '../../../db/schema.ts';
import { categoriesOf, splitCategories } from '../../catalog/index.ts';
import type { BulkChange, PriceChange, UndoItem } from './bulk.contract.ts';
import { newPrice } from './new-price.ts';

type Row = Selectable<ProductTable>;
type Fields = NonNullable<UndoItem['update']>;

/** The change of one product, and its undo. */
export interface PlannedChange {
  readonly item: UndoItem;
  readonly undo: UndoItem;
}

/** Plans a change of one product with its variants. Returns a code if it is refused, null if nothing changes. */
export function planChange(
  row: Row,
  variants: readonly Row[],
  change: BulkChange,
): PlannedChange | 'PRICE_TOO_LOW' | null {
  if ('price' in change) return planPrice(row, variants, change.price);
  if ('stock' in change) {
    const { id, revision } = row;
    const { delta, reason, note } = change.stock;
    const back = { delta: -delta, reason, ...(note !== undefined && { note }) };
    return { item: { id, revision, stock: change.stock }, undo: { id, revision, stock: back } };
  }
  const update = fieldsOf(row, change);
  const undo: Fields = {};
  for (const name of Object.keys(update)) Object.assign(undo, { [name]: valueOf(row, name) });
  const isSame = JSON.stringify(update) === JSON.stringify(undo);
  return isSame ? null : planned(row, { update }, { update: undo });
}

function fieldsOf(row: Row, change: Exclude<BulkChange, { price: unknown } | { stock: unknown }>) {
  if ('add_tags' in change) return { tags: [...new Set([...row.tags, ...change.add_tags])] };
  if ('remove_tags' in change) {
    return { tags: row.tags.filter((tag) => !change.remove_tags.includes(tag)) };
  }
  if ('add_categories' in change) {
    return splitCategories([...categoriesOf(row), ...change.add_categories]);
  }
  if ('remove_categories' in change) {
    return splitCategories(
      categoriesOf(row).filter((id) => !change.remove_categories.includes(id)),
    );
  }
  if ('category_id' in change) {
    return splitCategories([change.category_id, ...row.more_category_ids]);
  }
  return change;
}

function valueOf(row: Row, name: string): unknown {
  if (name === 'hot' || name === 'recommend') return row.showrooms.includes(name);
  if (name === 'status') return row.publish_as ?? row.status;
  return row[name as 'tags' | 'category_id' | 'more_category_ids' | 'mall_category_id'];
}

function planPrice(row: Row, variants: readonly Row[], change: PriceChange) {
  if (variants.length === 0) {
    const update = pricesOf(row, change);
    if (update === 'PRICE_TOO_LOW') return update;
    return planned(row, { update }, { update: pricesNow(row) });
  }
  const changes = variants.map((variant) => ({ variant, prices: pricesOf(variant, change) }));
  const good = changes.flatMap(({ variant, prices }) =>
    prices !== 'PRICE_TOO_LOW' ? [{ variant, prices }] : [],
  );
  if (good.length < changes.length) return 'PRICE_TOO_LOW' as const;
  return planned(
    row,
    {
      variants: good.map(({ variant: { id, revision }, prices }) => ({ id, revision, ...prices })),
    },
    {
      variants: good.map(({ variant }) => ({
        id: variant.id,
        revision: variant.revision + 1,
        ...pricesNow(variant),
      })),
    },
  );
}

function pricesOf(row: Row, change: PriceChange) {
  const price = newPrice(row.price, change);
  if (price === null) return 'PRICE_TOO_LOW' as const;
  const full = change.strike ? (row.full_price ?? row.price) : row.full_price;
  return {
    price: satangToBaht(toSatang(price)),
    full_price: full !== null && full > price ? satangToBaht(toSatang(full)) : null,
  };
}

function pricesNow({ price, full_price: full }: Row) {
  return {
    price: satangToBaht(toSatang(price)),
    full_price: full === null ? null : satangToBaht(toSatang(full)),
  };
}

type Part = Pick<UndoItem, 'update' | 'variants'>;

function planned(row: Row, item: Part, undo: Part): PlannedChange {
  const { id, revision } = row;
  // A change of variants does not increase the product's revision, because variants have their own.
  return {
    item: { id, revision, ...item },
    undo: { id, revision: undo.update ? revision + 1 : revision, ...undo },
  };
}
