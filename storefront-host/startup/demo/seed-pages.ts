import type { Transaction } from 'kysely';
import {
  FRONT_PAGE,
  pageOf,
  type PageDocument,
  type PlainSection,
} from '@talad/elements/page/page';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { DemoShop, DemoSlide, Text } from '../../../presets/demo-market/demo-content.ts';
import { demoFrontLooks } from '../../../presets/demo-market/front-looks.ts';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import { demoFeatures } from '../../../presets/demo-market/service-pages.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import type { PictureShelf } from './picture-shelf.ts';
import type { CategoryIds } from './seed-shops.ts';

/** Ids that the pages link to. */
export interface PageLinks {
  readonly categories: CategoryIds;
  /** Product ids by product key. */
  readonly products: ReadonlyMap<string, number>;
}

export async function insertPages(
  trx: Transaction<Database>,
  shelf: PictureShelf,
  links: PageLinks,
  now: Date,
): Promise<void> {
  for (const shop of [demoMarket.mall, ...demoMarket.shops]) {
    const document = JSON.stringify(frontPage(shop, shelf, links));
    const shopId = demoShopIds[shop.shopname] ?? 0;
    await trx
      .insertInto('page')
      .values({
        shop_id: shopId,
        name: FRONT_PAGE,
        title: shop.title.th,
        draft: document,
        published: document,
        updated_at: now,
        published_at: now,
      })
      .execute();
    await trx
      .insertInto('page_version')
      .values({
        shop_id: shopId,
        id: newId(now.getTime()),
        name: FRONT_PAGE,
        document,
        account_id: null,
        published_at: now,
      })
      .execute();
  }
}

function frontPage(shop: DemoShop, shelf: PictureShelf, links: PageLinks): PageDocument {
  return pageOf(shop.title.th, [
    slides(shop, shelf, links),
    {
      id: 'promise',
      name: 'Headline',
      props: {
        title: shop.headline.title.th,
        description: shop.headline.text.th,
        align: 'center',
      },
      i18n: { en: { title: shop.headline.title.en, description: shop.headline.text.en } },
    },
    ...features(shop, shelf),
    ...lists(shop, links),
    {
      id: 'about',
      name: 'ParagraphSection',
      props: { title: shop.about.title.th, description: shop.about.text.th, align: 'start' },
      i18n: { en: { title: shop.about.title.en, description: shop.about.text.en } },
    },
  ]);
}

function slides(shop: DemoShop, shelf: PictureShelf, links: PageLinks): PlainSection {
  const shopId = demoShopIds[shop.shopname] ?? 0;
  const slide = (one: DemoSlide, lang: keyof Text) => ({
    image: shelf.image(shopId, `${one.key}/wide`).media_id,
    imageMobile: shelf.image(shopId, `${one.key}/tall`).media_id,
    title: one.title[lang],
    desc: one.desc[lang],
    button: one.button[lang],
    link: linkTo(shop, one.link, links),
  });
  return {
    id: 'intro',
    name: 'SlideShowSection',
    props: {
      ...demoFrontLooks[shop.shopname]?.slides,
      slides: shop.slides.map((one) => slide(one, 'th')),
      autoplay: true,
      autoplaySpeed: 7000,
    },
    i18n: { en: { slides: shop.slides.map((one) => slide(one, 'en')) } },
  };
}

/** Returns the strengths of a shop; long texts are cut on the page and whole in their modal. */
function features(shop: DemoShop, shelf: PictureShelf): readonly PlainSection[] {
  const shopId = demoShopIds[shop.shopname] ?? 0;
  const shown = demoFeatures[shop.shopname];
  if (!shown) return [];
  const listed = (lang: keyof Text) =>
    shown.map(({ product, title, text }) => ({
      image: shelf.image(shopId, `${product}/front`).media_id,
      title: title[lang],
      desc: text[lang],
    }));
  return [
    {
      id: 'features',
      name: 'FeatureSection',
      props: { features: listed('th'), perRow: 3, perRowMobile: 1 },
      i18n: { en: { features: listed('en') } },
    },
  ];
}

interface List {
  readonly id: string;
  readonly title: Text;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  readonly link: string;
  readonly button: Text;
  readonly number?: number;
}

const ALL: Text = { th: 'ดูทั้งหมด', en: 'See all' };

function lists(shop: DemoShop, links: PageLinks): readonly PlainSection[] {
  const hot: List = {
    id: 'hot',
    title: { th: 'ขายดีตอนนี้', en: 'Popular now' },
    query: { showroom: 'hot', ready_to_sell: 1 },
    link: '/showroom/hot',
    button: ALL,
  };
  const sale: List = {
    id: 'sale',
    title: { th: 'ลดราคา', en: 'On sale' },
    query: { showroom: 'sale', ready_to_sell: 1 },
    link: '/showroom/sale',
    button: ALL,
    number: 4,
  };
  const fresh: List = {
    id: 'new',
    title: { th: 'มาใหม่', en: 'New arrivals' },
    query: { sort: 'new' },
    link: '/showroom/new',
    button: ALL,
    number: 4,
  };
  const roots = shop.categories.filter((category) => !category.parent).slice(0, 3);
  const byCategory = roots.map(({ key, title }): List => ({
    id: `category-${key}`,
    title,
    query: {
      category_id: links.categories.get(`${shop.shopname}/${key}`) ?? 0,
      category_with_child: true,
    },
    link: linkTo(shop, `category:${key}`, links),
    button: ALL,
    number: 4,
  }));
  const isMall = shop === demoMarket.mall;
  return (isMall ? [hot, sale, ...byCategory, fresh] : [hot, ...byCategory, fresh]).map(
    ({ id, title, query, link, button, number = 8 }) => ({
      id,
      name: 'ProductSection',
      props: {
        ...demoFrontLooks[shop.shopname]?.lists,
        title: title.th,
        apiOptions: query,
        productNumber: number,
        button: button.th,
        buttonLink: link,
      },
      i18n: { en: { title: title.en, button: button.en } },
    }),
  );
}

function linkTo(shop: DemoShop, link: string, { categories, products }: PageLinks): string {
  const [kind, key = ''] = link.split(':');
  if (kind === 'category')
    return `/category/${key}/${categories.get(`${shop.shopname}/${key}`) ?? ''}`;
  if (kind === 'product') return `/product/${key}/${products.get(key) ?? ''}`;
  return link;
}
