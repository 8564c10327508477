import type { ProductMini } from '../../api/product.contract.ts';
import type { PropsOf } from '../../schema/fields.ts';
import type { products } from './products.runtime.ts';

type Look = Pick<PropsOf<typeof products.fields>, 'layout' | 'columns' | 'columnsPhone' | 'gutter'>;

/** Puts sold-out products last, or leaves them out. */
export function withoutSoldOut(
  list: readonly ProductMini[],
  soldOut: 'show' | 'last' | 'hide',
): readonly ProductMini[] {
  if (soldOut === 'show') return list;
  const left = list.filter(({ remain }) => remain > 0);
  return soldOut === 'hide' ? left : [...left, ...list.filter(({ remain }) => remain <= 0)];
}

/** Numbers of products with which a large first one leaves no hole: rows of three, or of four. */
const LED = [3, 5, 9, 13];

/** Returns as many of the products as fill whole rows. */
export function wholeRows<T>(
  list: readonly T[],
  { layout, columns }: Pick<Look, 'layout' | 'columns'>,
  tiles = 0,
): readonly T[] {
  if (layout === 'lead') {
    const fits = LED.findLast((count) => count <= list.length);
    return fits ? list.slice(0, fits) : list;
  }
  const across = layout === 'tiles' ? 4 : columns;
  if (across < 2 || list.length <= across || layout === 'rows') return list;
  return list.slice(0, list.length - ((list.length + tiles) % across));
}

/** Returns the classes of a grid with these options; '' where the number of products decides alone. */
export function gridLook({ layout, columns, columnsPhone, gutter }: Look, count: number): string {
  const across = Math.min(6, Math.max(0, Math.round(columns)));
  // Another class is called 'lead': a section's text.
  const own = layout === 'grid' ? '' : layout === 'lead' ? 'led' : layout;
  const led = layout === 'lead' ? (count === 3 ? 'k3' : 'k4') : '';
  const fixed = layout === 'tiles' ? 'k4' : led;
  return [
    own,
    fixed || (across > 0 && layout !== 'rows' ? `k${across}` : ''),
    columnsPhone === 1 ? 'phone1' : '',
    gutter === 'normal' ? '' : `g-${gutter}`,
  ]
    .filter(Boolean)
    .join(' ');
}

export interface Stall {
  readonly shop: ProductMini['shop'];
  readonly products: readonly ProductMini[];
}

const STALL_PRODUCTS = 2;

/** Returns the products by shop, in the order of the shops' first ones; each stall has a full row. */
export function stallsOf(list: readonly ProductMini[]): readonly Stall[] {
  const byShop = Map.groupBy(list, ({ shop_id }) => shop_id);
  return [...byShop.values()].flatMap((own) =>
    own[0] ? [{ shop: own[0].shop, products: own.slice(0, STALL_PRODUCTS) }] : [],
  );
}
