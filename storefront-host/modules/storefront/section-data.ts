import type { Kysely } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { propsIn, withChildren, type PageBlock } from '@talad/elements/page/page';
import type { Database } from '../../db/schema.ts';
import { loadPictures } from '../../media/pictures.ts';
import type { Deadline } from '../../ssr/deadline.ts';
import type { ProductQuery } from '../products/product-filter.ts';
import { siteFilter } from './pages/suggestions.ts';
import { productKeys } from './page-keys-of.ts';
import { dataOfBlock, mediaIdsOf, queryOfBlock, type SectionData } from './section-blocks.ts';
import { readSectionProducts, type SectionProducts } from './section-products.read.ts';
import type { Site } from './site.read.ts';

export interface SectionsRead {
  /** By block id, columns of rows included. */
  readonly data: ReadonlyMap<string, SectionData>;
  /** Products that the page shows beside its sections, by the order of `also`. */
  readonly also: readonly (readonly ProductMini[])[];
  /** What was shown (page-keys.ts). */
  readonly keys: readonly string[];
  readonly validUntil: Date | null;
}

interface Reading {
  readonly db: Kysely<Database>;
  readonly site: Site;
  readonly deadline: Deadline;
  /** Queries of the page itself, so that all its products are read at once. */
  readonly also?: readonly ProductQuery[];
}

const NOTHING: SectionProducts = { lists: [], validUntil: null };

/** What the sections of a page show: a constant number of queries, however many sections there are. */
export async function readSectionData(
  { db, site, deadline, also = [] }: Reading,
  blocks: readonly PageBlock[],
): Promise<SectionsRead> {
  const { lang } = site.context;
  const all = blocks.flatMap(withChildren);
  const asking = all.flatMap((block) => {
    const query = queryOfBlock(block);
    return query ? [{ block, query }] : [];
  });
  const scope = siteFilter(site);
  const queries = [...asking.map(({ query }) => query), ...also].map((query) => ({
    ...query,
    ...scope,
  }));
  const ids = all.flatMap((block) => mediaIdsOf(propsIn(block, lang)));
  const [found, pictures] = await Promise.all([
    deadline.optional(readSectionProducts(db, queries, site), NOTHING),
    deadline.optional(readPagePictures(db, site, ids), {}),
  ]);
  const data = new Map<string, SectionData>();
  for (const block of all) {
    const index = asking.findIndex((one) => one.block === block);
    const products = found.lists[index] ?? [];
    const own = dataOfBlock(block, { isMall: site.kind === 'mall', lang, products, pictures });
    if (own) data.set(block.id, own);
  }
  return {
    data,
    also: also.map((_query, index) => found.lists[asking.length + index] ?? []),
    keys: productKeys(found.lists.flat()),
    validUntil: found.validUntil,
  };
}

/** The pictures of the owner's sections, by media id. */
async function readPagePictures(
  db: Kysely<Database>,
  site: Site,
  ids: readonly string[],
): Promise<Readonly<Record<string, Picture>>> {
  const refs = ids.map((id) => ({ shop_id: site.shopId, image: { media_id: id, alt: {} } }));
  const book = await loadPictures(db, refs);
  return Object.fromEntries(
    refs.flatMap(({ image }) => {
      const picture = book.picture(site.shopId, image, site.context.lang);
      return picture ? [[image.media_id, picture]] : [];
    }),
  );
}
