import { settablePages, type SettablePage } from '@talad/elements/page/look/site-look';
import { say, toggle, words, type FrameField } from '../frame-field.ts';

const pages: Readonly<Record<SettablePage, ReturnType<typeof say>>> = {
  product: say('Product pages', 'หน้าสินค้า'),
  search: say('Search and showrooms', 'หน้าค้นหาและโชว์รูม'),
  category: say('Category pages', 'หน้าหมวดหมู่'),
  blog: say('Blog', 'บทความ'),
  brand: say('Brands', 'แบรนด์'),
  contact: say('Contact us', 'ติดต่อเรา'),
  help: say('Help', 'ช่วยเหลือ'),
  seller: say('Seller pages', 'หน้าร้านค้า'),
  promotion: say('Promotions', 'โปรโมชัน'),
  collection: say('Collections', 'คอลเลกชัน'),
  legal: say('Legal pages', 'หน้าข้อกำหนดและนโยบาย'),
  bio: say('Link-in-bio', 'หน้ารวมลิงก์'),
};

/** Pages that a shop can do without; the others sell its goods, or the law asks for them. */
const OPTIONAL = ['blog', 'brand', 'contact', 'help', 'promotion', 'collection', 'bio'] as const;

const buying: readonly FrameField[] = [
  {
    path: '/pages/product/disableAddToCart',
    ...toggle(say('Add to cart on product pages', 'ปุ่มหยิบใส่ตะกร้าในหน้าสินค้า'), true),
    isReversed: true,
  },
  {
    path: '/pages/product/disableBuyNow',
    // Off in all presets (spec §2).
    ...toggle(say('Buy now on product pages', 'ปุ่มซื้อเลยในหน้าสินค้า'), false),
    isReversed: true,
  },
  {
    path: '/pages/product/isShowCCBuyArea',
    ...toggle(say('Price and button stay in sight on phones', 'แถบราคาและปุ่มซื้อค้างไว้บนมือถือ'), true),
  },
];

/** Settings of one kind of page (spec §3 "per-page settings"). */
export const pageFields: readonly FrameField[] = [
  ...buying,
  ...OPTIONAL.map((name): FrameField => ({
    path: `/pages/${name}/disable`,
    ...toggle(pages[name], true),
    isReversed: true,
  })),
];

/** Styles of the owner's own. */
export const cssFields: readonly FrameField[] = [
  { path: '/customCss', ...words(say('CSS of the whole shop', 'CSS ของทั้งร้าน'), 50_000) },
  ...settablePages.map((name): FrameField => ({
    path: `/pages/${name}/className`,
    ...words(
      say(`CSS class: ${pages[name].en}`, `คลาส CSS: ${pages[name].th}`),
      // A longer text would have a field of several lines.
      199,
    ),
  })),
];
