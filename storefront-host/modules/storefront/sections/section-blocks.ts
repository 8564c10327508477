import type { Picture } from '@talad/elements/api/picture.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { propsIn, type PageBlock } from '@talad/elements/page/page';
import { DEFAULT_LIST, HIGHLIGHT_ITEMS, HIGHLIGHT_PAGES } from '@talad/elements/commerce/limits';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { BlogCard } from '@talad/elements/sections/blog/blog-card';
import type { ProductsMore } from '@talad/elements/sections/products/products-more';
import type { CouponCard } from '@talad/elements/sections/coupons/coupon-card';
import { links } from '../../../rendering/index.ts';
import { listQueryText } from '../lists/list-query.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { blogsFor } from './section-blogs.read.ts';
import type { ListQuery } from './section-products.read.ts';
import { blockWords } from './section-words.ts';
import { filterOf, savedTabs, tabViews } from './section-tabs.ts';
import type { Site } from '../../content/index.ts';

export type SectionData = Readonly<Record<string, unknown>>;

/** Spec §9 "Product counts per section": the most that one section shows. */
const MAX_SECTION_PRODUCTS = 24;
const HIGHLIGHT_PRODUCTS = HIGHLIGHT_PAGES * HIGHLIGHT_ITEMS;
const DEFAULT_SECTION_PRODUCTS = 8;
/** Spec §9: tab limit 4, 5 or 10. */
const DEFAULT_TAB_PRODUCTS = 4;

/** Id of a picture of the shop, as saved pages contain it. */
const MEDIA_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the query for the products of a section; for tabs, of the first one; null if there is none. */
export function queryOfBlock(block: PageBlock): ListQuery | null {
  const { props } = block.content;
  if (block.name === 'ProductSection') {
    // Further products of a growing list are fetched by their offset.
    return {
      ...filterOf(props['apiOptions']),
      limit: sectionLimit(props),
      fresh: !isGrowing(props),
    };
  }
  if (block.name === 'BlockSection') return oneProduct(props);
  if (block.name !== 'ProductTab') return null;
  const [first] = savedTabs(props);
  const limit = limitOf(props['productLimit'], DEFAULT_TAB_PRODUCTS);
  return first ? { ...filterOf(first), limit } : null;
}

/** Returns the query for the product of a block (spec: columns hold any block). */
function oneProduct({ kind, product }: SavedProps): ListQuery | null {
  return kind === 'product' && Number.isSafeInteger(product) && Number(product) > 0
    ? { product_ids: [Number(product)], limit: 1 }
    : null;
}

/** Without a set number one more is read than shown, to know whether the list continues. */
function sectionLimit(props: SavedProps): number {
  if (props['layout'] === 'highlight') return HIGHLIGHT_PRODUCTS;
  if (isGrowing(props)) return DEFAULT_LIST + 1;
  return limitOf(props['productNumber'], DEFAULT_SECTION_PRODUCTS);
}

/** Returns whether the list has no set number (spec §9 "Default product list"). */
function isGrowing(props: SavedProps): boolean {
  return props['productNumber'] === 0 && props['layout'] !== 'highlight';
}

function limitOf(wanted: unknown, otherwise: number): number {
  const limit = typeof wanted === 'number' && wanted >= 1 ? Math.floor(wanted) : otherwise;
  return Math.min(limit, MAX_SECTION_PRODUCTS);
}

/** Returns media ids anywhere in the props, such as slides and their pictures for phones. */
export function mediaIdsOf(props: SavedProps): readonly string[] {
  return stringsOf(props).filter(isMediaId);
}

export function isMediaId(reference: string): boolean {
  return MEDIA_ID.test(reference);
}

export interface Found {
  readonly site: Site;
  readonly products: readonly ProductMini[];
  /** Pictures by media id, and by path for those of a preset. */
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly blogs: readonly BlogCard[];
  readonly coupons: readonly CouponCard[];
}

/** Returns the `data` of a block's element; undefined if it needs none, or none was found. */
export function dataOfBlock(block: PageBlock, found: Found): SectionData | undefined {
  const props = propsIn(block, found.site.context.lang);
  const { products, pictures } = found;
  const own = Object.fromEntries(
    stringsOf(props).flatMap((reference) => {
      const picture = Object.hasOwn(pictures, reference) ? pictures[reference] : undefined;
      return picture ? [[reference, picture]] : [];
    }),
  );
  const data = {
    ...(products.length > 0 ? { products, show_shop: found.site.kind === 'mall' } : {}),
    ...(Object.keys(own).length > 0 ? { pictures: own } : {}),
    ...particular(block.name, props, found),
  };
  return Object.keys(data).length > 0 ? data : undefined;
}

function particular(name: string, props: SavedProps, found: Found): SectionData {
  const { base } = found.site.context.place;
  switch (name) {
    case 'ProductSection':
      return isGrowing(props) && found.products.length > DEFAULT_LIST
        ? { more: moreOf(props, found.site) }
        : {};
    case 'ProductTab':
      return { tabs: tabViews(props, found.site) };
    case 'BlogSection':
      return { blogs: blogsFor(props['blogType'], found.blogs) };
    case 'BlockSection':
      return blockWords(props, found.site.context.lang);
    case 'CouponSlick':
      return { coupons: found.coupons };
    case 'CustomHtmlSection':
      return { html: sanitiseHtml(textOf(props['html']), base) };
    case 'ParagraphSection':
      return hasMarkup(props['description'])
        ? { html: sanitiseHtml(textOf(props['description']), base) }
        : {};
    default:
      return {};
  }
}

/** Returns the query and page address for the list's further products. */
function moreOf(props: SavedProps, { context }: Site): ProductsMore {
  const filter = filterOf(props['apiOptions']);
  const query = listQueryText({ filter, page: 1 });
  return { filter, url: `${links.search(context.place)}${query}` };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function hasMarkup(value: unknown): boolean {
  return typeof value === 'string' && /<\/?[a-z][^>]*>/i.test(value);
}

/** Recursive, with a limit, because an owner saved the props. */
function stringsOf(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth > 6 || value === null || typeof value !== 'object') return [];
  const inner = Array.isArray(value) ? value.slice(0, MAX_LISTED) : Object.values(value);
  return inner.flatMap((one) => stringsOf(one, depth + 1));
}

/** Number that a list renders (elements/sections/render-section.ts). */
const MAX_LISTED = 60;
