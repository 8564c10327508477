import { frontPage } from '@talad/elements/pages/front-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { FRONT_PAGE, isFrame, withChildren, type PageBlock } from '@talad/elements/page/page';
import { frontCss } from '@talad/elements/pages/css/front-css';
import type { Category } from '@talad/elements/api/category.contract';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { ProductStrip } from '@talad/elements/pages/page-data';
import type { ShopCard } from '@talad/elements/api/shop.contract';
import {
  BEST_PRODUCTS,
  CATEGORY_TILES,
  SHOWROOM_PRODUCTS,
  TOP_SELLERS,
} from '@talad/elements/commerce/limits';
import { loadPictures } from '../../../media/pictures.ts';
import { links } from '../../../rendering/index.ts';
import { pageKeys } from '../../../cache/page-keys.ts';
import { describe } from '../../catalog/index.ts';
import { renderBlocks } from '../sections/render-blocks.ts';
import { siteEntity } from '../seo/json-ld.ts';
import { canonicalUrl } from '../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, type Site, siteData } from '../../content/index.ts';
import { readSeoHead } from '../seo/page-seo.ts';
import { readFrontPage, type PublishedPage } from '../sections/published-page.read.ts';
import { readTopSellers } from '../../shops/index.ts';
import { isMediaId, queryOfBlock } from '../sections/section-blocks.ts';
import { readSectionData } from '../sections/section-data.ts';
import { readFrontVariant } from './front-variant.ts';

/**
 * The strips that a front page adds to its owner's sections, unless a section shows them (spec §3
 * "front page data"): the cover, the best sellers, the showrooms.
 */
const strips = ['cover', 'best', 'recommend', 'new', 'sale'] as const;
type Strip = (typeof strips)[number];

/**
 * Loads a site's front page. Seven queries after the site's: page, products (3), pictures, sellers
 * (2); two more at a book fair or a contest.
 */
export async function loadFront(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang } = site.context;
  const sellersRead =
    site.kind === 'mall' ? readTopSellers(host.db, TOP_SELLERS, site.context) : [];
  const front = request.draft ? null : await deadline.required(readFrontPage(host.db, site.shopId));
  const blocks = frontBlocks(request, front);
  const all = rootsOf(site);
  const roots = all.length > CATEGORY_TILES ? all.slice(0, CATEGORY_TILES - 1) : all;
  const hasMoreCategories = all.length > roots.length || fillsRow(roots.length);
  const shown = stripsFor(blocks);
  const [read, shops, cover, variant, seo] = await Promise.all([
    readSectionData(
      {
        db: host.db,
        site,
        deadline,
        also: [
          // The first product of each category gives its tile a picture.
          ...roots.map(({ category_id }) => ({ category_id, limit: 1 })),
          ...shown.map((strip) =>
            strip === 'best'
              ? { limit: BEST_PRODUCTS, fresh: true }
              : { showroom: strip, limit: SHOWROOM_PRODUCTS, fresh: true },
          ),
        ],
      },
      blocks,
    ),
    deadline.optional<readonly ShopCard[]>(Promise.resolve(sellersRead), []),
    blocks.length === 0 ? deadline.optional(readCover(request), null) : null,
    readFrontVariant(request, blocks),
    front ? deadline.optional(readSeoHead(request, front.seo), {}) : {},
  ]);
  const showsNothing = [
    variant.exhibitions,
    variant.contestants,
    shops,
    blocks,
    ...read.also,
  ].every((shown) => shown.length === 0);
  const data = {
    title: titleOf(site),
    description: site.description,
    categories: roots.map((category, index) => ({
      ...category,
      image: read.also[index]?.[0]?.image ?? null,
    })),
    hasMoreCategories,
    cover,
    shops,
    sellersUrl: links.sellers(site.context.place),
    variant,
    isEmpty: showsNothing,
    marketUrl: `${site.context.config.publicUrl}/`,
    editUrl: site.context.preview
      ? `${site.context.config.publicUrl}/mybusiness/${site.shopname}/pages`
      : null,
    strips: withNews(
      shown.map((strip, index) => ({
        ...stripHead(site, strip),
        slides: strip === 'best',
        products: read.also[roots.length + index] ?? [],
      })),
    ),
  };
  const own = site.settings.search;
  return {
    kind: 'page',
    status: 200,
    head: {
      title: own?.title[site.context.lang] || data.title,
      description:
        own?.description[site.context.lang] ||
        describe(site.description) ||
        pageText(lang, 'front.mallDescription'),
      ...seo,
      canonical: canonicalUrl(site, links.home(site.context.place)),
      jsonLd: [siteEntity(site)],
    },
    css: `${frontCss}${variant.css}`,
    width: 'full',
    main: frontPage(siteData(site), data, renderBlocks(request, blocks, read)),
    products: read.products,
    keys: [
      pageKeys.page(site.shopId, FRONT_PAGE),
      ...(front?.isFront ? [pageKeys.page(site.shopId, front.name)] : []),
      pageKeys.list(site.shopId),
      ...read.keys,
      ...variant.keys,
      ...shops.map((shop) => pageKeys.shop(shop.id)),
      ...(site.kind === 'mall' ? [pageKeys.sellers()] : []),
    ],
    validUntil: read.validUntil,
  };
}

/** Returns whether the tiles of categories leave one place in the second row, which a tile for all of them fills. */
function fillsRow(count: number): boolean {
  return count > 8 && count % 2 === 1;
}

/** The few products of a small shop are all in its first strip, so further strips would repeat them. */
function withNews<T extends Pick<ProductStrip, 'products'>>(strips: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return strips.filter(({ products }) => {
    const before = seen.size;
    for (const { product_uuid: uuid } of products) seen.add(uuid);
    return seen.size > before;
  });
}

/** A shop that has published nothing, or has turned its landing page off, shows its products. */
function frontBlocks(
  { site, draft }: LoadRequest,
  front: PublishedPage | null,
): readonly PageBlock[] {
  if (!draft && site.design['landingPageEnable'] === false) return [];
  const page = draft ?? front?.page;
  return (page?.blocks ?? []).filter((block) => !isFrame(block));
}

function rootsOf(site: Site): readonly Category[] {
  return site.categories.filter(
    (category) => category.parent_category_id === null && category.count_sum > 0,
  );
}

/** The cover of the look is shown on a front page without sections (spec §3 Design: coverImage). */
async function readCover({ host, site }: LoadRequest): Promise<Picture | null> {
  const named: unknown = site.design['coverImage'];
  if (typeof named !== 'string' || !isMediaId(named)) return null;
  const image = { media_id: named, alt: {} };
  const pictures = await loadPictures(host.db, [{ shop_id: site.shopId, image }]);
  return pictures.picture(site.shopId, image, site.context.lang);
}

function stripHead(site: Site, strip: Strip): { readonly heading: string; readonly url: string } {
  const { lang, place } = site.context;
  const search = links.search(place);
  if (strip === 'best') return { heading: pageText(lang, 'front.best'), url: search };
  if (strip === 'cover') return { heading: pageText(lang, 'front.cover'), url: search };
  return {
    heading: pageText(lang, `search.showroom.${strip}`),
    url: `${place.base}/showroom/${strip}`,
  };
}

function stripsFor(blocks: readonly PageBlock[]): readonly Strip[] {
  return blocks.flatMap(withChildren).some((block) => queryOfBlock(block)) ? [] : strips;
}

function titleOf(site: Site): string {
  if (site.slogan) return `${site.title} · ${site.slogan}`;
  return site.kind === 'mall'
    ? pageText(site.context.lang, 'front.mallTitle', { name: site.title })
    : site.title;
}
