import type { Picture } from '@talad/elements/api/picture.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { propsIn, type PageBlock } from '@talad/elements/page/page';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { Lang } from '../../db/schema.ts';
import type { ProductQuery } from '../products/product-filter.ts';
import { parseListQuery } from './list-query.ts';

export type SectionData = Readonly<Record<string, unknown>>;

/** Spec §9 "Product counts per section": the most that one section shows. */
const MAX_SECTION_PRODUCTS = 24;
const DEFAULT_SECTION_PRODUCTS = 8;

/** A picture of the shop's own, as saved pages name it. */
const MEDIA_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Which products a section asks for (spec §3 ProductSection `apiOptions`); null: none. */
export function queryOfBlock(block: PageBlock): ProductQuery | null {
  if (block.name !== 'ProductSection') return null;
  const options = recordOf(block.content.props['apiOptions']);
  const { filter } = parseListQuery(new URLSearchParams({ filter: JSON.stringify(options) }));
  const wanted = block.content.props['productNumber'];
  const limit =
    typeof wanted === 'number' && wanted >= 1 ? Math.floor(wanted) : DEFAULT_SECTION_PRODUCTS;
  return {
    ...filter,
    ...(options['category_with_child'] === false ? { category_with_child: false } : {}),
    limit: Math.min(limit, MAX_SECTION_PRODUCTS),
  };
}

/** Media ids anywhere in the props: slides and their pictures for phones. */
export function mediaIdsOf(props: SavedProps): readonly string[] {
  return stringsOf(props).filter((text) => MEDIA_ID.test(text));
}

interface Found {
  readonly isMall: boolean;
  readonly lang: Lang;
  readonly products: readonly ProductMini[];
  readonly pictures: Readonly<Record<string, Picture>>;
}

/** What a block's element gets as `data`; undefined: nothing was found for it. */
export function dataOfBlock(
  block: PageBlock,
  { isMall, lang, products, pictures }: Found,
): SectionData | undefined {
  const own = Object.fromEntries(
    mediaIdsOf(propsIn(block, lang)).flatMap((id) => {
      const picture = pictures[id];
      return picture ? [[id, picture]] : [];
    }),
  );
  const data = {
    ...(products.length > 0 ? { products, show_shop: isMall } : {}),
    ...(Object.keys(own).length > 0 ? { pictures: own } : {}),
  };
  return Object.keys(data).length > 0 ? data : undefined;
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
