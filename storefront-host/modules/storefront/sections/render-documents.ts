import { html, nothing, type TemplateResult } from 'lit';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import { pageKeys } from '../../../cache/page-keys.ts';
import type { ProductQuery } from '../../catalog/index.ts';
import { renderBlocks } from './render-blocks.ts';
import type { LoadRequest } from '../../content/index.ts';
import { readSectionData } from './section-data.ts';

/** Blocks of owners' documents, rendered inside a page that is not theirs. */
export interface RenderedDocuments {
  /** The blocks found under a name, each by itself. */
  readonly sections: (place: string) => readonly TemplateResult[];
  /** The same as one part of a page; nothing if there is nothing. */
  readonly at: (place: string) => TemplateResult | typeof nothing;
  /** Further lists, in the order of their queries. */
  readonly also: readonly (readonly ProductMini[])[];
  readonly products: readonly ProductMini[];
  readonly keys: readonly string[];
  readonly validUntil: Date | null;
}

interface Drawing {
  /** The documents that the blocks are of, there or not: the page goes when one of them changes. */
  readonly names: readonly string[];
  /** Products of the page itself, read with those of its sections. */
  readonly also?: readonly ProductQuery[];
  /** The first place of the page: its first picture is loaded at once, never lazily. */
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

/** The owner's published documents of these names, in one query; missing ones are left out. */
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

/** Two documents of a page may use the same ids. */
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

/** Renders blocks for each place of a page: their data is read at once, whatever their number. */
export async function renderPlaces(
  asked: LoadRequest,
  places: ReadonlyMap<string, readonly PageBlock[]>,
  { names, also = [], first }: Drawing,
): Promise<RenderedDocuments> {
  const { host, site, deadline } = asked;
  const blocks = [...places.values()].flat();
  const read = await readSectionData({ db: host.db, site, deadline, also }, blocks);
  const data = new Map(read.data);
  const top = first === undefined ? undefined : places.get(first)?.[0];
  if (top) data.set(top.id, { ...data.get(top.id), eager: true });
  const rendered = new Map(
    Array.from(places, ([place, own]) => [place, renderBlocks(asked, own, { data })] as const),
  );
  const sectionsAt = (place: string): readonly TemplateResult[] => rendered.get(place) ?? [];
  return {
    sections: sectionsAt,
    at(place) {
      const sections = sectionsAt(place);
      // In the editor's canvas an empty place marks the first section's position.
      const isEmpty = sections.length === 0 && !asked.draft;
      return isEmpty ? nothing : html`<div class="layouts">${sections}</div>`;
    },
    also: read.also,
    products: read.products,
    keys: [
      ...names.map((name) => pageKeys.page(site.shopId, name)),
      // Also if its lists are empty today.
      ...(blocks.length > 0 || also.length > 0 ? [pageKeys.list(site.shopId)] : []),
      ...read.keys,
    ],
    validUntil: read.validUntil,
  };
}
