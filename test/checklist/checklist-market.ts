import { FRONT_PAGE, pageOf, type PlainSection } from '../../elements/page/page.ts';
import { xDefault } from '../../presets/x_default/preset.ts';
import { addCollection } from '../../storefront-host/modules/catalog/collections/add-collection.ts';
import { addPromotion } from '../../storefront-host/modules/sales/promotions/add-promotion.ts';
import { frontPageDocument } from '../hydration/front-page-document.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { products, shops } from '../support/fixture-market.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { variantSites } from '../support/records/variant-sites.ts';
import { ids } from './checklist-ids.ts';

const DAY = 86_400_000;

/** Cases that no other page has: an unknown section, and pictures and texts that open large. */
const ownPages: Readonly<Record<string, readonly PlainSection[]>> = {
  'old-section': [{ id: 'old', name: 'OldSection', props: {} }],
  large: [
    {
      id: 'banner',
      name: 'BannerSlick',
      props: {
        title: 'เตา',
        modalClick: true,
        banners: [{ image: '/favicon.svg', title: 'เตาเผา' }],
      },
    },
    {
      id: 'features',
      name: 'FeatureSection',
      props: {
        title: 'ดินของเรา',
        features: [{ title: 'ดิน', desc: 'ดินแดงจากริมน้ำมูล '.repeat(20), link: '/search' }],
      },
    },
  ],
};

/** Builds a market that has something on every page: each variant, all sections, offers, posts. */
export async function checklistMarket(): Promise<ListeningHost> {
  const host = await createListeningHost({ seed: 'small' });
  await variantSites(host.db);
  await addPictures(host.db, host.host.media);
  await addPages(host);
  await addOffers(host);
  return host;
}

async function addPages({ db }: ListeningHost): Promise<void> {
  const { title, blocks } = xDefault.pages.frontpage;
  const fronts = [
    { shop_id: shops.mall.id, title: frontPageDocument.title, document: frontPageDocument },
    { shop_id: shops.alpha.id, title, document: pageOf(title, blocks) },
  ];
  for (const { document, ...front } of fronts) {
    const stored = JSON.stringify(document);
    await db
      .insertInto('page')
      .values({ ...front, name: FRONT_PAGE, draft: stored, published: stored })
      .execute();
  }
  for (const [name, blocks] of Object.entries(ownPages)) {
    const own = JSON.stringify(pageOf(name, blocks));
    await db
      .insertInto('page')
      .values({ shop_id: shops.alpha.id, name, title: name, draft: own, published: own })
      .execute();
  }
  await db
    .insertInto('blog')
    .values({
      shop_id: shops.alpha.id,
      id: ids.post,
      slug: 'clay',
      title: 'ดินด่านเกวียน',
      html: '<p>ดินแดงจากริมน้ำมูล</p>',
      tags: ['clay'],
      published_at: new Date(),
    })
    .execute();
  await db
    .updateTable('product')
    .set({ brand: 'เตาเผาดิน' })
    .where('id', '=', products.cup.id)
    .execute();
}

async function addOffers({ db }: ListeningHost): Promise<void> {
  const now = Date.now();
  const open = { begins_at: new Date(now - DAY), ends_at: new Date(now + DAY) };
  await db
    .insertInto('coupon')
    .values({
      shop_id: shops.alpha.id,
      id: ids.coupon,
      code: 'KILN50',
      title: 'ส่วนลดเปิดเตา',
      kind: 'amount',
      value: 5_000,
      ...open,
    })
    .execute();
  await db.transaction().execute(async (trx) => {
    await addPromotion(trx, {
      shopId: shops.alpha.id,
      kind: 'flash',
      slug: 'flash',
      title: 'ลดไฟลุก',
      html: '<p>วันเดียวเท่านั้น</p>',
      discount: { kind: 'percent', value: 20 },
      beginsAt: open.begins_at,
      endsAt: open.ends_at,
      productIds: [products.cup.id],
      at: new Date(now),
    });
    await addCollection(trx, {
      shopId: shops.mall.id,
      slug: 'morning',
      title: 'โต๊ะกาแฟเช้า',
      summary: 'ของสองร้าน',
      html: '<p>ชงเองที่บ้าน</p>',
      rank: 0,
      at: new Date(now),
      products: [{ shopId: shops.alpha.id, id: products.cup.id }],
    });
  });
}
