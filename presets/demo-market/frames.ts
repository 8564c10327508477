import type { Design, MenuLink } from '@talad/elements/page/design';

/** Header, footer and components of a demo site: one of each header alignment. */
type Frame = Pick<Design, 'header' | 'footer' | 'components'>;

const all: MenuLink = {
  title: 'สินค้าทั้งหมด',
  title_en: 'All products',
  link: '/search',
  isShowCategoryMenu: true,
  template: 'list',
};
const promotions: MenuLink = { title: 'โปรโมชั่น', title_en: 'Promotions', link: '/promotion' };
const blog: MenuLink = { title: 'บทความ', title_en: 'Blog', link: '/blog' };
const about: MenuLink = { title: 'เกี่ยวกับเรา', title_en: 'About us', link: '/aboutus' };
const service: MenuLink = {
  title: 'ช่วยเหลือ',
  title_en: 'Help',
  link: '/help',
  isShowSubMenu: true,
  type: 'manual',
  template: 'list',
  submenuCustom: {
    categories: [
      { title: 'วิธีสั่งซื้อ', title_en: 'How to order', link: '/help#how2buy' },
      { title: 'วิธีชำระเงิน', title_en: 'How to pay', link: '/help#how2pay' },
      { title: 'ติดตามพัสดุ', title_en: 'Track your parcel', link: '/help#how2track' },
      { title: 'ติดต่อเรา', title_en: 'Contact us', link: '/contactus' },
    ],
  },
};
const contact = { ContactWidget: { enableContactWidget: true, template: { icon: 'chat' } } };
const helpColumn = {
  title: 'บริการลูกค้า',
  title_en: 'Customer service',
  links: [
    { title: 'วิธีสั่งซื้อ', title_en: 'How to order', link: '/help#how2buy' },
    { title: 'วิธีชำระเงิน', title_en: 'How to pay', link: '/help#how2pay' },
    { title: 'การคืนเงิน', title_en: 'Refunds', link: '/help#how2refund' },
  ],
};
const shopColumn = {
  title: 'เลือกซื้อ',
  title_en: 'Shop',
  links: [
    { title: 'สินค้าทั้งหมด', title_en: 'All products', link: '/search' },
    { title: 'มาใหม่', title_en: 'New arrivals', link: '/showroom/new' },
    { title: 'ขายดี', title_en: 'Bestsellers', link: '/showroom/hot' },
    { title: 'โปรโมชั่น', title_en: 'Promotions', link: '/promotion' },
  ],
};

const market: Frame = {
  header: {
    menuListObjects: [
      {
        title: 'หมวดหมู่สินค้า',
        title_en: 'Categories',
        link: '/category',
        isShowCategoryMenu: true,
      },
      {
        title: 'เลือกตามใจ',
        title_en: 'Discover',
        link: '/search',
        isShowSubMenu: true,
        type: 'manual',
        submenuCustom: {
          columns: 3,
          categories: [
            {
              title: 'น่าสนใจวันนี้',
              title_en: 'Highlights',
              link: '/search',
              children: [
                { title: 'มาใหม่', title_en: 'New arrivals', link: '/showroom/new' },
                { title: 'ขายดี', title_en: 'Bestsellers', link: '/showroom/hot' },
                { title: 'สินค้าแนะนำ', title_en: 'Recommended', link: '/showroom/recommend' },
                { title: 'ลดราคา', title_en: 'On sale', link: '/showroom/sale' },
              ],
            },
            {
              title: 'คัดมาให้',
              title_en: 'Picked for you',
              link: '/collection',
              children: [
                { title: 'คอลเลกชัน', title_en: 'Collections', link: '/collection' },
                { title: 'โปรโมชั่น', title_en: 'Promotions', link: '/promotion' },
                { title: 'แบรนด์', title_en: 'Brands', link: '/all-brands' },
              ],
            },
            {
              title: 'คนทำ',
              title_en: 'Makers',
              link: '/seller',
              children: [
                { title: 'ร้านทั้งหมด', title_en: 'All shops', link: '/seller' },
                { title: 'เปิดร้านกับเรา', title_en: 'Open a shop', link: '/signup' },
              ],
            },
          ],
          banner: {
            image: '/presets/x_default/images/shelf.webp',
            title: 'ของทำมือ มาใหม่ทุกสัปดาห์',
            title_en: 'Made by hand, new every week',
            button: 'ดูของมาใหม่',
            button_en: 'See new arrivals',
            link: '/showroom/new',
          },
        },
      },
      promotions,
      { title: 'ร้านค้า', title_en: 'Shops', link: '/seller' },
      service,
    ],
    SearchBox: { enableSearchBoxWidget: true, isShowCategoryTag: true },
  },
  footer: { columns: [shopColumn, helpColumn] },
  components: contact,
};

/** Frames by shopname; the other shops have what a new site has. */
export const demoFrames: Readonly<Record<string, Frame>> = {
  market,
  dinpao: {
    header: {
      headerPane: { alignPresetId: 'center' },
      menuListObjects: [all, promotions, blog, about, service],
      CategoryBar: { disable: false },
    },
    footer: { columns: [shopColumn, helpColumn] },
    components: contact,
  },
  faicotton: {
    header: {
      headerPane: { alignPresetId: 'split' },
      menuListObjects: [all, promotions, blog, about],
    },
  },
  taoun: {
    header: {
      headerPane: { alignPresetId: 'compact' },
      menuListObjects: [all, promotions, about, service],
      subMenuListObjects: [
        {
          title: 'อบสดทุกเช้า',
          title_en: 'Baked every morning',
          subtitle: 'ตัดรอบ 20.00 น.',
          subtitle_en: 'Order by 8 pm',
          icon: 'clock',
          link: '/help',
        },
        {
          title: 'ส่งแบบเย็น',
          title_en: 'Chilled delivery',
          subtitle: 'ทั่วประเทศ',
          subtitle_en: 'Across Thailand',
          icon: 'truck',
          link: '/help',
        },
        { title: 'ของขวัญ', title_en: 'Gifts', icon: 'gift', link: '/showroom/recommend' },
      ],
    },
    components: contact,
  },
};
