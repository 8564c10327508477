import type { SectionName } from '../../elements/sections/index.ts';
import { fixturePicture, products, TALL_THAI } from './fixtures.ts';

interface SectionFixture {
  readonly props: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>>;
}

const pictures = {
  'kiln.svg': fixturePicture('kiln', 1680, 720),
  'cup.svg': fixturePicture('cup', 800, 1000),
  'plate.svg': fixturePicture('plate', 1680, 720),
};
const more = { button: 'ดูทั้งหมด', buttonLink: '/search', buttonTarget: '_self' };

/** Contains saved props and loaded data of each section, as a page would have them. */
export const sectionFixtures: Readonly<Record<SectionName, SectionFixture>> = {
  SlideShowSection: {
    props: {
      slides: [
        {
          image: 'kiln.svg',
          imageMobile: 'cup.svg',
          title: TALL_THAI,
          desc: 'ถ้วยชามจากด่านเกวียน เผาใหม่ทุกสัปดาห์',
          button: 'ดูสินค้าใหม่',
          buttonLink: '/showroom/new',
          link: '/search',
        },
        { image: 'plate.svg', title: 'จานข้าว', link: '/category/5' },
      ],
      slidesToShow: 1,
      slidesToScroll: 1,
      autoplay: true,
      autoplaySpeed: 5000,
      speed: 700,
      hasAnimation: true,
      facts: [{ label: 'ส่งถึง', value: 'ใน 1–3 วัน' }],
    },
    data: { pictures },
  },
  Headline: {
    props: {
      title: TALL_THAI,
      description: 'ของใช้ในบ้านจากมือช่าง',
      className: 'intro',
      sectionStyle: 'deep',
      ...more,
    },
  },
  FeatureSection: {
    props: {
      title: 'ทำไมต้องซื้อกับเรา',
      features: [
        { image: 'cup.svg', title: TALL_THAI, desc: 'แตกเปลี่ยนใหม่', link: '/help' },
        {
          image: 'plate.svg',
          title: 'ซื้อผ่านแอป',
          link: 'https://shop.example/app/1',
          featureButton: 'เปิดร้าน',
          buychannel: 'LINE SHOPPING',
        },
        { image: 'kiln.svg', title: 'ดูวิธีทำ', video: 'https://video.example/1' },
      ],
      perRow: 3,
      perRowMobile: 1,
      sectionStyle: 'quiet',
      hasAnimation: true,
      animation: 'rise',
    },
    data: { pictures },
  },
  ProductTab: {
    props: {
      title: 'เลือกตามหมวด',
      tabs: [
        { category_id: 4, category_name: 'แก้ว', category_with_child: true, ready_to_sell: 1 },
        { category_name: 'มาใหม่', showroom: 'new', sort: 'new' },
      ],
      productLimit: 4,
    },
    data: {
      products,
      tabs: [
        { title: 'แก้ว', url: '/category/4', filter: { category_id: 4, ready_to_sell: 1 } },
        { title: 'มาใหม่', url: '/showroom/new', filter: { showroom: 'new', sort: 'new' } },
      ],
    },
  },
  ProductSection: {
    props: {
      title: 'สินค้าแนะนำ',
      apiOptions: { showroom: 'recommend', ready_to_sell: 1 },
      productNumber: 4,
      slidesToShow: 3,
      ...more,
    },
    data: { products, show_shop: true },
  },
  BlogSection: {
    props: { title: 'เรื่องเล่าจากเตา', blogType: 'hilight', blogNumber: 3, ...more },
    data: {
      blogs: [1, 2, 3].map((id) => ({
        title: `${TALL_THAI} ตอนที่ ${id}`,
        summary: 'ดินด่านเกวียนเผาแล้วเป็นสีสนิม เพราะมีเหล็กมาก',
        url: `/blog/story/${id}`,
        date: '20 พฤศจิกายน 2569',
        tags: [{ title: 'งานปั้น', url: '/blog/search/tag/%E0%B8%87' }],
        image: fixturePicture('kiln', 1200, 750),
      })),
    },
  },
  GallerySection: {
    props: {
      title: 'ภาพจากโรงปั้น',
      galleries: [
        { image: 'cup.svg', title: TALL_THAI },
        { image: 'plate.svg' },
        { image: 'kiln.svg', title: 'เตา' },
        { image: 'cup.svg', title: 'แก้ว' },
        { image: 'plate.svg', title: 'จาน' },
        { image: 'kiln.svg', title: 'เตาใหญ่' },
      ],
      slidesToShow: 5,
    },
    data: { pictures },
  },
  TopicSection: {
    props: {
      title: 'ปั้นด้วยมือทีละใบ',
      description: 'ดินจากลำน้ำมูล นวดและหมักหนึ่งเดือน',
      bulletPoints: [{ title: TALL_THAI, desc: 'ไม่มีสารตะกั่ว' }, { title: 'เข้าไมโครเวฟได้' }],
      image: 'kiln.svg',
      imageAlign: 'right',
      imageObjects: [{ image: 'cup.svg', title: 'OTOP', link: 'https://otop.example/' }],
      sectionStyle: 'tint',
      ...more,
    },
    data: { pictures },
  },
  BlockSection: {
    props: { title: TALL_THAI, image: 'cup.svg', imageLink: '/search', ...more },
    data: { pictures },
  },
  CustomHtmlSection: {
    props: { title: 'ตารางขนาด', html: '<p onclick="x()">ตาราง</p>' },
    data: { html: '<table><tr><th>ขนาด</th><td>8 ซม.</td></tr></table>' },
  },
  BannerSlick: {
    props: {
      title: 'ร้านที่วางขาย',
      banners: [
        { image: 'kiln.svg', title: TALL_THAI, link: '/search' },
        { image: 'plate.svg', imageMobile: 'cup.svg', link: 'tel:044000000' },
        { image: 'cup.svg', imageType: 'logo', title: 'บ้านดินเผา' },
      ],
      slidesToShow: 2,
      arrows: true,
      dots: true,
    },
    data: { pictures },
  },
  ParagraphSection: {
    props: { title: 'เรื่องของเรา', description: `${TALL_THAI}\n\nเราปั้นทุกใบด้วยมือ` },
    data: { html: '<p>เราปั้น<strong>ทุกใบ</strong>ด้วยมือ</p>' },
  },
  CouponSlick: {
    props: { title: 'คูปองของร้าน', couponNumber: 4, slidesToShow: 3 },
    data: {
      coupons: ['KILN50', 'KILN10', 'FREE', 'VASE'].map((code) => ({
        code,
        off: 'ลด ฿50',
        title: TALL_THAI,
        description: 'ใช้ได้กับสินค้าทุกชิ้นในร้าน',
        condition: 'เมื่อซื้อครบ ฿500',
        period: '1–30 พ.ย. 2569',
      })),
    },
  },
};
