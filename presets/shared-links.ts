/** Menu links and footer columns that several themes have. */
export const links = {
  all: {
    title: 'สินค้าทั้งหมด',
    title_en: 'All products',
    link: '/search',
    isShowCategoryMenu: true,
  },
  fresh: { title: 'มาใหม่', title_en: 'New arrivals', link: '/showroom/new' },
  hot: { title: 'ขายดี', title_en: 'Bestsellers', link: '/showroom/hot' },
  sale: { title: 'ลดราคา', title_en: 'On sale', link: '/showroom/sale' },
  promotions: { title: 'โปรโมชั่น', title_en: 'Promotions', link: '/promotion' },
  blog: { title: 'บทความ', title_en: 'Blog', link: '/blog' },
  about: { title: 'เกี่ยวกับเรา', title_en: 'About us', link: '/aboutus' },
  help: { title: 'ช่วยเหลือ', title_en: 'Help', link: '/help' },
  contact: { title: 'ติดต่อเรา', title_en: 'Contact us', link: '/contactus' },
} as const;

export const shopColumn = {
  title: 'เลือกซื้อ',
  title_en: 'Shop',
  links: [links.all, links.fresh, links.hot, links.promotions],
} as const;

export const serviceColumn = {
  title: 'บริการลูกค้า',
  title_en: 'Customer service',
  links: [links.help, links.contact, links.about],
} as const;
