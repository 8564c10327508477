import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import { pageKeys } from '../../../cache/page-keys.ts';
import type { ProductQuery } from '../../catalog/index.ts';
import { renderBlocks } from './render-blocks.ts';
import type { LoadRequest } from '../../content/index.ts';
import { readSectionData } from './section-data.ts';

/** Blocks of owners' documents, rendered inside a built-in page. */
export interface RenderedDocuments {
  /** The rendered blocks of a place, as a list. */
  readonly sections: (place: string) => readonly TemplateResult[];
  /** The rendered blocks of a place, as one template; empty if there are none. */
  readonly at: (place: string) => TemplateResult | typeof nothing;
  /** The products of the additional queries, in their order. */
  readonly also: readonly (readonly ProductMini[])[];
  readonly products: readonly ProductMini[];
  readonly keys: readonly string[];
  readonly validUntil: Date | null;
}

interface Drawing {
  /** Names of the documents, including missing ones: the page is dropped when one of them changes. */
  readonly names: readonly string[];
  /** Additional product queries of the page, read with those of the sections. */
  readonly also?: readonly ProductQuery[];
  /** The first place of the page, whose first picture is not loaded lazily. */
  readonly first?: string;
}

export const NO_DOCUMENTS: RenderedDocuments = {
  sections: () => [],
  at: () => nothing,
  also: [],
  products: [],
  keys: [],
  validUntil: null,
};

/**
 * Reads the owner's published documents of these names, in one query; missing ones are left out.
 */
export async function readDocuments(
  { host, site, deadline }: LoadRequest,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly PageBlock[]>> {
  if (names.length === 0) return new Map();
  const rows = await deadline.optional(
    host.db
      .selectFrom('page')
      .select(['name', 'published'])
      .where('shop_id', '=', site.shopId)
      .where('name', 'in', [...new Set(names)])
      .where('published', 'is not', null)
      .execute(),
    [],
  );
  return new Map(rows.map(({ name, published }) => [name, contentOf(name, published)]));
}

function contentOf(name: string, published: unknown): readonly PageBlock[] {
  return readPage(published)
    .blocks.filter((block) => !isFrame(block))
    .map((block) => within(name, block));
}

/** Two documents of a page may use the same block ids. */
function within(name: string, block: PageBlock): PageBlock {
  const { children } = block.content;
  return {
    ...block,
    id: `${name}/${block.id}`,
    content: {
      ...block.content,
      ...(children ? { children: children.map((child) => within(name, child)) } : {}),
    },
  };
}

/** Renders blocks for each place of a page; the data of all places is read at once. */
export async function renderPlaces(
  request: LoadRequest,
  places: ReadonlyMap<string, readonly PageBlock[]>,
  { names, also = [], first }: Drawing,
): Promise<RenderedDocuments> {
  const { host, site, deadline } = request;
  const blocks = [...places.values()].flat();
  const read = await readSectionData({ db: host.db, site, deadline, also }, blocks);
  const data = new Map(read.data);
  const top = first === undefined ? undefined : places.get(first)?.[0];
  if (top) data.set(top.id, { ...data.get(top.id), eager: true });
  const rendered = new Map(
    Array.from(places, ([place, own]) => [place, renderBlocks(request, own, { data })] as const),
  );
  const sectionsAt = (place: string): readonly TemplateResult[] => rendered.get(place) ?? [];
  return {
    sections: sectionsAt,
    at(place) {
      const sections = sectionsAt(place);
      // In the canvas an empty place shows where its first section would be.
      const isEmpty = sections.length === 0 && !request.isCanvas;
      return isEmpty ? nothing : html`<div class="layouts">${sections}</div>`;
    },
    also: read.also,
    products: read.products,
    keys: [
      ...names.map((name) => pageKeys.page(site.shopId, name)),
      // Also if the lists are empty now.
      ...(blocks.length > 0 || also.length > 0 ? [pageKeys.list(site.shopId)] : []),
      ...read.keys,
    ],
    validUntil: read.validUntil,
  };
}
