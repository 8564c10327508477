import { mediaPath } from '../../../media/media-path.ts';
import type { IdKind } from './columns.ts';
import type { NewIds } from './new-ids.ts';
import type { ShopHead } from './shop-file-format.ts';

export interface Move {
  readonly from: Pick<ShopHead, 'origin' | 'shop'>;
  readonly to: NewIds & { readonly shopname: string };
}

/** Fields of documents, looks and settings that name records by their ids. */
const idFields: Readonly<Record<string, IdKind>> = {
  category_id: 'category',
  category_ids: 'category',
  cat_id: 'category',
  product_id: 'product',
  product_ids: 'product',
  one_per_cart: 'product',
  add_disabled: 'product',
};

/** Folders of addresses that end in the id of a record (rendering/routes). */
const folders: Readonly<Record<string, IdKind>> = {
  category: 'category',
  product: 'product',
  p: 'product',
  promotion: 'promotion',
  collection: 'collection',
  blog: 'blog',
  exhibition: 'blog',
};

/**
 * Returns a function that replaces the old shop's ids and addresses in a value, at any depth, with those of the new
 * shop.
 */
export function carryReferences(move: Move): (value: unknown) => unknown {
  const carryText = textCarrier(move);
  const carry = (value: unknown, field = ''): unknown => {
    // Settings, looks and the sections of pages name a picture by its id alone, in fields of many names.
    if (typeof value === 'string') return move.to.media.get(value) ?? carryText(value);
    if (typeof value === 'number') return numberOf(move, field, value);
    if (Array.isArray(value)) return value.map((one: unknown) => carry(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, carry(one, name)]));
  };
  return carry;
}

function numberOf({ from, to }: Move, field: string, value: number): number {
  if (field === 'shop_ids' || field === 'shop_id')
    return value === from.shop.id ? to.shopId : value;
  const kind = Object.hasOwn(idFields, field) ? idFields[field] : undefined;
  return (kind && to.records.get(kind)?.get(value)) ?? value;
}

/** Matches links at the beginning of a text, in an attribute or in url(). */
function textCarrier({ from, to }: Move): (text: string) => string {
  const before = String.raw`(^|["'(\s])(?:${from.origin.replaceAll('.', String.raw`\.`)})?`;
  const own = String.raw`/web/${from.shop.shopname}(?=[/"'?#)\s]|$)`;
  const names = Object.keys(folders).join('|');
  const picture = new RegExp(String.raw`${before}/media/${from.shop.id}/([0-9a-f-]{36})/`, 'g');
  const page = new RegExp(String.raw`${before}((?:${own})?)/(${names})/([^"'()\s?#<>]+)`, 'g');
  const home = new RegExp(String.raw`${before}${own}`, 'g');
  return (text) => {
    if (!text.includes('/')) return text;
    return text
      .replace(picture, (all, start: string, id: string) => {
        const media = to.media.get(id);
        return media === undefined ? all : `${start}${mediaPath(to.shopId, media, '')}`;
      })
      .replace(page, (all, start: string, base: string, name: string, rest: string) => {
        const ids = to.records.get(folders[name] ?? 'product');
        const path = rest.split('/').map((part) => joined(part, ids));
        return path.join('/') === rest ? all : `${start}${base}/${name}/${path.join('/')}`;
      })
      .replace(home, (_all, start: string) => `${start}/web/${to.shopname}`);
  };
}

/** Replaces ids in '12' and '12+14'; a slug stays unchanged. */
function joined(part: string, ids: ReadonlyMap<number, number> | undefined): string {
  if (!/^\d{1,15}(\+\d{1,15})*$/.test(part)) return part;
  return part
    .split('+')
    .map((id) => ids?.get(Number(id)) ?? id)
    .join('+');
}
