import type { Kysely } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { propsIn, withChildren, type PageBlock } from '@talad/elements/page/page';
import type { Database } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import type { Deadline } from '../../../rendering/index.ts';
import { pageKeys } from '../../../cache/page-keys.ts';
import { siteFilter } from '../pages/catalogue/suggestions.ts';
import { presetPictures, type Site } from '../../content/index.ts';
import { dataOfBlock, mediaIdsOf, queryOfBlock, type SectionData } from './section-blocks.ts';
import { readSectionBlogs } from './section-blogs.read.ts';
import { readSectionCoupons, type SectionCoupons } from './section-coupons.read.ts';
import {
  readSectionProducts,
  type ListQuery,
  type SectionProducts,
} from './section-products.read.ts';

export interface SectionsRead {
  /** Data by block id, including blocks in columns of rows. */
  readonly data: ReadonlyMap<string, SectionData>;
  /** Products of the page's additional queries, in the order of `also`. */
  readonly also: readonly (readonly ProductMini[])[];
  /** All products: boxes in the browser read their data from the page. */
  readonly products: readonly ProductMini[];
  /** Keys of shown records other than products (page-keys.ts). */
  readonly keys: readonly string[];
  readonly validUntil: Date | null;
}

interface Reading {
  readonly db: Kysely<Database>;
  readonly site: Site;
  readonly deadline: Deadline;
  /** Additional queries of the page, so that all its products are read at once. */
  readonly also?: readonly ListQuery[];
}

const NOTHING: SectionProducts = { lists: [], validUntil: null };
const NO_COUPONS: SectionCoupons = { coupons: [], validUntil: null };

/** Returns the data of the sections of a page: a constant number of queries, however many sections there are. */
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
  const has = (name: string): boolean => all.some((block) => block.name === name);
  const [found, pictures, blogs, open] = await Promise.all([
    deadline.optional(readSectionProducts(db, queries, site), NOTHING),
    deadline.optional(readPagePictures(db, site, ids), {}),
    has('BlogSection') ? deadline.optional(readSectionBlogs(db, site), []) : [],
    has('CouponSlick') ? deadline.optional(readSectionCoupons(db, site), NO_COUPONS) : NO_COUPONS,
  ]);
  const data = new Map<string, SectionData>();
  for (const block of all) {
    const index = asking.findIndex((one) => one.block === block);
    const products = found.lists[index] ?? [];
    const own = dataOfBlock(block, { site, products, pictures, blogs, coupons: open.coupons });
    if (own) data.set(block.id, own);
  }
  return {
    data,
    also: also.map((_query, index) => found.lists[asking.length + index] ?? []),
    products: found.lists.flat(),
    keys: has('BlogSection') ? [pageKeys.blog(site.shopId)] : [],
    validUntil: earlier(found.validUntil, open.validUntil),
  };
}

function earlier(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a < b ? a : b;
}

/** Returns the pictures of the sections: the owner's by media id, those of presets by path. */
async function readPagePictures(
  db: Kysely<Database>,
  site: Site,
  ids: readonly string[],
): Promise<Readonly<Record<string, Picture>>> {
  const refs = ids.map((id) => ({ shop_id: site.shopId, image: { media_id: id, alt: {} } }));
  const [book, bundled] = await Promise.all([loadPictures(db, refs), presetPictures()]);
  return {
    ...Object.fromEntries(Array.from(bundled, ([path, { picture }]) => [path, picture])),
    ...Object.fromEntries(
      refs.flatMap(({ image }) => {
        const picture = book.picture(site.shopId, image, site.context.lang);
        return picture ? [[image.media_id, picture]] : [];
      }),
    ),
  };
}
