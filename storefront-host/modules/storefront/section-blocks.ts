import type { TemplateResult } from 'lit';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { PageBlock } from '@talad/elements/page/page';
import type { SiteData } from '@talad/elements/pages/page-data';
import type { SavedProps } from '@talad/elements/schema/fields';
import { renderSection } from '@talad/elements/sections/render-section';
import type { Lang } from '../../db/schema.ts';
import type { ProductQuery } from '../products/product-filter.ts';
import { parseListQuery } from './list-query.ts';

/** Spec §9 "Product counts per section": the most that one section shows. */
const MAX_SECTION_PRODUCTS = 24;
const DEFAULT_SECTION_PRODUCTS = 8;

/** A picture of the shop's own, as saved pages name it. */
const MEDIA_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The block's props in the visitor's language. */
export function propsOf(block: PageBlock, lang: Lang): SavedProps {
  const overlay = block.i18n?.[lang];
  return overlay ? { ...block.props, ...overlay } : block.props;
}

/** Which products a section asks for (spec §3 ProductSection `apiOptions`); null: none. */
export function queryOfBlock(block: PageBlock): ProductQuery | null {
  if (block.name !== 'ProductSection') return null;
  const options = recordOf(block.props['apiOptions']);
  const { filter } = parseListQuery(new URLSearchParams({ filter: JSON.stringify(options) }));
  const wanted = block.props['productNumber'];
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

interface Drawing {
  readonly site: SiteData;
  readonly products: readonly ProductMini[];
  readonly pictures: Readonly<Record<string, Picture>>;
}

export function drawBlock(block: PageBlock, { site, products, pictures }: Drawing): TemplateResult {
  const props = propsOf(block, site.lang);
  const own = Object.fromEntries(
    mediaIdsOf(props).flatMap((id) => {
      const picture = pictures[id];
      return picture ? [[id, picture]] : [];
    }),
  );
  const data = {
    ...(products.length > 0 ? { products, show_shop: site.isMall } : {}),
    ...(Object.keys(own).length > 0 ? { pictures: own } : {}),
  };
  return renderSection(
    { name: block.name, props },
    { locale: site.lang, base: site.base, ...(Object.keys(data).length > 0 ? { data } : {}) },
  );
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
