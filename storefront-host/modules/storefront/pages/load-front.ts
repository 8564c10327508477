import { frontPage } from '@talad/elements/pages/front-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { FRONT_PAGE, type PageBlock } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import type { Showroom } from '@talad/elements/api/product.contract';
import type { Category } from '@talad/elements/api/category.contract';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { links } from '../../../ssr/links.ts';
import { pageKeys } from '../../../ssr/page-keys.ts';
import { listShops, type ShopCard } from '../shop-cards.read.ts';
import { absolute, siteEntity } from '../json-ld.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { readSectionProducts, type SectionProducts } from '../section-products.read.ts';
import { drawBlock, mediaIdsOf, propsOf, queryOfBlock } from '../section-blocks.ts';
import type { Site } from '../site.read.ts';
import { siteData } from '../site-view.ts';
import { siteFilter } from './suggestions.ts';

/** What a front page shows beside its owner's sections, when no section shows it already. */
const strips: readonly Showroom[] = ['recommend', 'new', 'sale'];
const STRIP_PRODUCTS = 8;
const FRONT_SHOPS = 12;
const NOTHING: SectionProducts = { lists: [], validUntil: null };

/** A site's front page. Seven queries beside the site's: page, products (3), pictures, shops (2). */
export async function loadFront(asked: PageAsked): Promise<LoadedPage> {
  const { host, site, deadline } = asked;
  const { lang } = site.context;
  const shopsRead = site.kind === 'mall' ? listShops(host.db, FRONT_SHOPS, site.context) : [];
  const blocks = await deadline.required(readFrontBlocks(host.db, site.shopId));
  const wanted = productQueries(site, blocks);
  const ids = blocks.flatMap((block) => mediaIdsOf(propsOf(block, lang)));
  const [found, shops, pictures] = await Promise.all([
    deadline.optional(
      readSectionProducts(
        host.db,
        wanted.map(({ query }) => query),
        site,
      ),
      NOTHING,
    ),
    deadline.optional<readonly ShopCard[]>(Promise.resolve(shopsRead), []),
    deadline.optional(readPagePictures(host.db, site, ids), {}),
  ]);
  const listOf = (owner: PageBlock | Showroom | Category) =>
    found.lists[wanted.findIndex((one) => one.owner === owner)] ?? [];
  const data = {
    title: titleOf(site),
    description: site.description,
    categories: rootsOf(site).map((category) => ({
      ...category,
      image: listOf(category)[0]?.image ?? null,
    })),
    shops,
    strips: stripsFor(blocks).map((showroom) => ({
      heading: pageText(lang, `search.showroom.${showroom}`),
      url: `${site.context.place.base}/showroom/${showroom}`,
      products: listOf(showroom),
    })),
  };
  const sections = blocks.map((block) =>
    drawBlock(block, { site: siteData(site), products: listOf(block), pictures }),
  );
  return {
    kind: 'page',
    status: 200,
    head: {
      title: data.title,
      description: site.description || pageText(lang, 'front.mallDescription'),
      canonical: canonicalUrl(site, links.home(site.context.place)),
      ...(site.logo ? { image: absolute(site, site.logo.src) } : {}),
      jsonLd: [siteEntity(site)],
    },
    width: 'full',
    main: frontPage(siteData(site), data, sections),
    products: found.lists.flat(),
    keys: [
      pageKeys.page(site.shopId, FRONT_PAGE),
      pageKeys.list(site.shopId),
      ...shops.map((shop) => pageKeys.shop(shop.id)),
    ],
    validUntil: found.validUntil,
  };
}

/** A shop that has published nothing yet shows its range. */
async function readFrontBlocks(
  db: Kysely<Database>,
  shopId: number,
): Promise<readonly PageBlock[]> {
  const row = await db
    .selectFrom('page')
    .select('published')
    .where('shop_id', '=', shopId)
    .where('name', '=', FRONT_PAGE)
    .executeTakeFirst();
  return row?.published ? readPage(row.published).blocks : [];
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

function productQueries(site: Site, blocks: readonly PageBlock[]) {
  const scope = siteFilter(site);
  return [
    ...blocks.flatMap((block) => {
      const query = queryOfBlock(block);
      return query ? [{ owner: block, query: { ...query, ...scope } }] : [];
    }),
    // One product of each category gives the picture of its tile.
    ...rootsOf(site).map((category) => ({
      owner: category,
      query: { category_id: category.category_id, limit: 1, ...scope },
    })),
    ...stripsFor(blocks).map((showroom) => ({
      owner: showroom,
      query: { showroom, limit: STRIP_PRODUCTS, ...scope },
    })),
  ];
}

function rootsOf(site: Site): readonly Category[] {
  return site.categories.filter(
    (category) => category.parent_category_id === null && category.count_sum > 0,
  );
}

function stripsFor(blocks: readonly PageBlock[]): readonly Showroom[] {
  return blocks.some((block) => queryOfBlock(block)) ? [] : strips;
}

function titleOf(site: Site): string {
  if (site.slogan) return `${site.title} · ${site.slogan}`;
  return site.kind === 'mall'
    ? pageText(site.context.lang, 'front.mallTitle', { name: site.title })
    : site.title;
}
