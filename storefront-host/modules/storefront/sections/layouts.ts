import type { TemplateResult, nothing } from 'lit';
import type { ProductMini } from '@talad/elements/api/product.contract';
import {
  layoutPositions,
  layoutsFor,
  type LayoutRule,
  type LayoutSubject,
} from '@talad/elements/page/look/layout-rules';
import {
  renderPlaces,
  NO_DOCUMENTS,
  readDocuments,
  type RenderedDocuments,
} from './render-documents.ts';
import type { CategoryLayout } from '../../../db/schema.ts';
import type { LoadRequest } from '../../content/index.ts';
import { searchBanners } from './search-banner.ts';

/** The owner's layouts for pages of a type, rendered for their three places (spec §2 "Page contents"). */
export interface PageLayouts {
  readonly header: TemplateResult | typeof nothing;
  readonly footer: TemplateResult | typeof nothing;
  readonly recommend: TemplateResult | typeof nothing;
  /** Products of their boxes, which are sent with those of the page. */
  readonly products: readonly ProductMini[];
  readonly keys: readonly string[];
  readonly validUntil: Date | null;
}

/**
 * Returns a category's own layout, the layouts that the look's rules choose for the page, and the banners of a
 * search page. No query if there are none, else one for the documents and those of their sections
 * (section-data.ts).
 */
export async function readLayouts(
  request: LoadRequest,
  on: LayoutRule['on'],
  subject: LayoutSubject,
  own: CategoryLayout | null = null,
): Promise<PageLayouts> {
  const { look, context } = request.site;
  const ruled = layoutsFor(look.layouts, on, subject);
  const wanted = own
    ? { ...ruled, [own.position]: [...new Set([own.page, ...ruled[own.position]])] }
    : ruled;
  const banners = on === 'search' ? searchBanners(look, subject.showroom, context.lang) : null;
  const names = layoutPositions.flatMap((position) => wanted[position]);
  if (names.length === 0 && !banners) return placed(NO_DOCUMENTS);
  const documents = await readDocuments(request, names);
  const places = layoutPositions.map((position) => {
    const own = wanted[position].flatMap((name) => documents.get(name) ?? []);
    const banner = position === 'recommend' ? [] : (banners?.[position] ?? []);
    return [position, [...banner, ...own]] as const;
  });
  return placed(await renderPlaces(request, new Map(places), { names, first: 'header' }));
}

function placed({ at, products, keys, validUntil }: RenderedDocuments): PageLayouts {
  return {
    header: at('header'),
    footer: at('footer'),
    recommend: at('recommend'),
    products,
    keys,
    validUntil,
  };
}
