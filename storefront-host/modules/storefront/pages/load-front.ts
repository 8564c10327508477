import { frontPage } from '@talad/elements/pages/front-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { FRONT_PAGE, isFrame, withChildren, type PageBlock } from '@talad/elements/page/page';
import type { Showroom } from '@talad/elements/api/product.contract';
import type { Category } from '@talad/elements/api/category.contract';
import { links } from '../../../ssr/links.ts';
import { pageKeys } from '../../../ssr/page-keys.ts';
import { describe } from '../../seo/describe.ts';
import { drawBlocks } from '../draw-blocks.ts';
import { listShops, type ShopCard } from '../shop-cards.read.ts';
import { siteEntity } from '../json-ld.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { readPublishedPage } from '../published-page.read.ts';
import { queryOfBlock } from '../section-blocks.ts';
import { readSectionData } from '../section-data.ts';
import { shareImage } from '../share-image.ts';
import type { Site } from '../site.read.ts';
import { siteData } from '../site-view.ts';

/** What a front page shows beside its owner's sections, when no section shows it already. */
const strips: readonly Showroom[] = ['recommend', 'new', 'sale'];
const STRIP_PRODUCTS = 8;
const FRONT_SHOPS = 12;

/** A site's front page. Seven queries beside the site's: page, products (3), pictures, shops (2). */
export async function loadFront(asked: PageAsked): Promise<LoadedPage> {
  const { host, site, deadline } = asked;
  const { lang } = site.context;
  const shopsRead = site.kind === 'mall' ? listShops(host.db, FRONT_SHOPS, site.context) : [];
  const blocks = await deadline.required(frontBlocks(asked));
  const roots = rootsOf(site);
  const shown = stripsFor(blocks);
  const [read, shops] = await Promise.all([
    readSectionData(
      {
        db: host.db,
        site,
        deadline,
        also: [
          // One product of each category gives the picture of its tile.
          ...roots.map(({ category_id }) => ({ category_id, limit: 1 })),
          ...shown.map((showroom) => ({ showroom, limit: STRIP_PRODUCTS })),
        ],
      },
      blocks,
    ),
    deadline.optional<readonly ShopCard[]>(Promise.resolve(shopsRead), []),
  ]);
  const data = {
    title: titleOf(site),
    description: site.description,
    categories: roots.map((category, index) => ({
      ...category,
      image: read.also[index]?.[0]?.image ?? null,
    })),
    shops,
    strips: shown.map((showroom, index) => ({
      heading: pageText(lang, `search.showroom.${showroom}`),
      url: `${site.context.place.base}/showroom/${showroom}`,
      products: read.also[roots.length + index] ?? [],
    })),
  };
  return {
    kind: 'page',
    status: 200,
    head: {
      title: data.title,
      description: describe(site.description) || pageText(lang, 'front.mallDescription'),
      canonical: canonicalUrl(site, links.home(site.context.place)),
      ...(site.logo ? { image: shareImage(site, site.logo) } : {}),
      jsonLd: [siteEntity(site)],
    },
    width: 'full',
    main: frontPage(siteData(site), data, drawBlocks(asked, blocks, read)),
    products: read.products,
    keys: [
      pageKeys.page(site.shopId, FRONT_PAGE),
      pageKeys.list(site.shopId),
      ...read.keys,
      ...shops.map((shop) => pageKeys.shop(shop.id)),
    ],
    validUntil: read.validUntil,
  };
}

/** A shop that has published nothing yet shows its range. */
async function frontBlocks({ host, site, draft }: PageAsked): Promise<readonly PageBlock[]> {
  const page = draft ?? (await readPublishedPage(host.db, site.shopId, FRONT_PAGE));
  return (page?.blocks ?? []).filter((block) => !isFrame(block));
}

function rootsOf(site: Site): readonly Category[] {
  return site.categories.filter(
    (category) => category.parent_category_id === null && category.count_sum > 0,
  );
}

function stripsFor(blocks: readonly PageBlock[]): readonly Showroom[] {
  return blocks.flatMap(withChildren).some((block) => queryOfBlock(block)) ? [] : strips;
}

function titleOf(site: Site): string {
  if (site.slogan) return `${site.title} · ${site.slogan}`;
  return site.kind === 'mall'
    ? pageText(site.context.lang, 'front.mallTitle', { name: site.title })
    : site.title;
}
