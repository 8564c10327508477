import type { SectionName } from '../../elements/sections/index.ts';
import { fixturePicture, products } from './fixtures.ts';
import { sectionFixtures } from './section-fixtures.ts';

type Props = Readonly<Record<string, unknown>>;

interface Ground {
  /** Saved props with which each option is tried. */
  readonly props: Props;
  readonly data?: Props;
}

const words = { title: 'หัวเรื่อง', button: 'ปุ่ม', buttonLink: '/go', hasAnimation: true };
const six = Array.from({ length: 6 }, (_, index) => ({ image: 'one.svg', title: `ภาพ ${index}` }));
const playing = { autoplay: true };
const many = Array.from({ length: 15 }, (_, index) => ({
  ...products[index % products.length],
  product_uuid: `018f0000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
}));

/**
 * Contains the sections whose sample in section-fixtures.ts is too small to show the effect of each
 * option.
 */
const grounds: Readonly<Partial<Record<SectionName, Ground>>> = {
  SlideShowSection: {
    props: {
      ...words,
      slides: [
        { image: 'one.svg', title: 'หนึ่ง', button: 'ดู', buttonLink: '/see' },
        ...six.slice(1),
        ...six,
      ],
      facts: [{ label: 'ส่ง', value: '1–3 วัน' }],
    },
  },
  Headline: { props: words },
  FeatureSection: {
    props: {
      ...words,
      features: [
        { image: 'one.svg', title: 'ส่งไว', link: '/help', featureButton: 'อ่านต่อ' },
        ...six.slice(1),
      ],
    },
  },
  ProductTab: {
    props: { ...words, tabs: [{ category_name: 'แก้ว' }] },
    data: {
      products: many,
      tabs: [{ title: 'แก้ว', url: '/category/4', filter: { category_id: 4 } }],
    },
  },
  ProductSection: {
    props: { ...words, tiles: [{ text: 'ถ้วย' }] },
    data: {
      products: Array.from({ length: 27 }, (_, index) => ({
        ...products[index % products.length],
        product_uuid: `018f0000-0000-7000-8000-0000000003${String(index).padStart(2, '0')}`,
      })),
      more: { filter: { showroom: 'hot' }, url: '/showroom/hot' },
    },
  },
  BlogSection: {
    props: words,
    data: {
      blogs: Array.from({ length: 6 }, (_, id) => ({
        title: `ตอนที่ ${id}`,
        summary: 'ดินด่านเกวียน',
        url: `/blog/story/${id}`,
        date: '20 พฤศจิกายน 2569',
        tags: [{ title: 'งานปั้น', url: '/blog/search/tag/x' }],
        image: fixturePicture('kiln'),
      })),
    },
  },
  GallerySection: { props: { ...words, galleries: six } },
  TopicSection: {
    props: {
      ...words,
      image: 'one.svg',
      bulletPoints: [{ title: 'ข้อหนึ่ง', desc: 'คำ' }],
      imageObjects: [{ image: 'one.svg', title: 'โลโก้' }],
    },
  },
  BlockSection: {
    props: { ...words, image: 'one.svg', place: 'โคราช', video: '/v' },
    data: { products, words: { map: 'ดูแผนที่', send: 'ส่ง', name: 'ชื่อ' } },
  },
  CustomHtmlSection: { props: words, data: { html: '<p>ตาราง</p>' } },
  BannerSlick: { props: { ...words, banners: [{ image: 'one.svg', link: '/a' }, ...six] } },
  ParagraphSection: { props: words },
  CouponSlick: {
    props: words,
    data: {
      coupons: Array.from({ length: 12 }, (_, index) => ({
        code: `C${index}`,
        off: 'ลด ฿50',
        title: 'คูปอง',
        description: '',
        condition: '',
        period: '',
      })),
    },
  },
};

/** Returns the props with which each option of a section is tried, and the data that it needs. */
export function groundOf(name: SectionName): Ground {
  return grounds[name] ?? sectionFixtures[name];
}

/** Returns further props without which an option has no effect. */
export const pairs: Readonly<Record<string, Props>> = {
  'SlideShowSection.speed': { fade: true },
  'SlideShowSection.modalClick': { slides: six },
  'SlideShowSection.slides.link': { button: '', title: 'หนึ่ง' },
  'SlideShowSection.mask': { layout: 'split' },
  'SlideShowSection.columns': { layout: 'columns' },
  'SlideShowSection.pictureWidth': { layout: 'split' },
  'SlideShowSection.typeSize': { layout: 'type' },
  'ProductSection.tiles.text': { layout: 'tiles' },
  'ProductSection.tiles.link': { layout: 'tiles' },
  'ProductSection.tiles.role': { layout: 'tiles' },
  'FeatureSection.features.target': { featureButton: '' },
  'GallerySection.autoplaySpeed': playing,
  'BannerSlick.autoplaySpeed': playing,
  'BannerSlick.modalClick': { banners: six },
  'BlockSection.place': { kind: 'map' },
  'BlockSection.video': { kind: 'video' },
};

/** Options whose effect one render cannot show, and the test that shows it. */
export const elsewhere: Readonly<Record<string, string>> = {
  'SlideShowSection.autoplaySpeed': 'browser/slideshow.browser.ts',
  'SlideShowSection.slidesToScroll': 'browser/slideshow.browser.ts',
  'ProductSection.soldOut': 'elements/sections/products/arrange.test.ts',
  'SlideShowSection.slides.ground': 'elements/sections/slideshow/slide-layout.test.ts',
  'ProductTab.tabs.category_id': 'modules/storefront/section-options.test.ts',
  'ProductTab.tabs.category_name': 'modules/storefront/section-options.test.ts',
  'ProductTab.tabs.category_with_child': 'modules/storefront/section-options.test.ts',
  'ProductTab.tabs.showroom': 'modules/storefront/section-options.test.ts',
  'ProductTab.tabs.sort': 'modules/storefront/section-options.test.ts',
  'ProductTab.tabs.ready_to_sell': 'modules/storefront/section-options.test.ts',
  'BlockSection.product': 'modules/storefront/sections/section-data.test.ts',
  'CustomHtmlSection.html': 'modules/storefront/section-options.test.ts',
};
