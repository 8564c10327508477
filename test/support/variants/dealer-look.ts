/** A picture that is there without an upload. */
const DEALER_PICTURE = '/presets/x_default/images/counter.webp';

/** Contains spec §2 "Legacy redirects" for one preset, literally. */
export const legacyRedirects: Readonly<Record<string, string>> = {
  '/index.html': '/',
  '/home-1.html': '/',
  '/home-en.html': '/',
  '/home-en-1.html': '/',
  '/blackgarlic.html': '/',
  '/shop.html': '/',
  '/about.html': '/aboutus',
  '/certificate.html': '/certificate',
  '/review.html': '/review',
  '/blog-page.html': '/blog',
  '/contact.html': '/contactus',
  '/contact-1.html': '/contactus',
};

export const dealerCategories = { pickup: 1202, suv: 1203, sedan: 1204, parts: 1205 } as const;
export const dealerProducts = { tiger: 1213, lion: 1214, tyre: 1215 } as const;

/**
 * The look of a car dealer (spec §2 "Page contents"): layouts by model and by category, banners on
 * two showrooms, routes of its own, old addresses, menus, no page of brands.
 */
export const dealerLook = {
  currentTheme: 'x_default',
  currentColors: { A: '#8f1d21', 'A-dark': '#5c1013', 'A-light': '#f7e7e7' },
  customCss: '.offer{border:2px solid var(--talad-accent)}',
  header: {
    logoStyle: { height: 52 },
    headerPane: { alignPresetId: 'center' },
    menuListObjects: [
      { title: 'รถทั้งหมด', title_en: 'All cars', link: '/search', isShowCategoryMenu: true },
      { title: 'ชมรม', title_en: 'Club', link: '/club' },
      { title: 'โชว์รูมแนะนำ', title_en: 'Recommended', link: '/showroom/recommend' },
      { title: 'เกี่ยวกับเรา', title_en: 'About us', link: '/aboutus' },
    ],
    subMenuListObjects: [{ title: 'นัดทดลองขับ', title_en: 'Test drive', link: '/contactus' }],
    SearchBox: { enableSearchBoxWidget: true, isShowCategoryTag: true },
    CategoryBar: { disable: false },
  },
  footer: {
    slogan: 'ขับดี มีคนดูแล',
    columns: [
      {
        title: 'บริการ',
        title_en: 'Service',
        links: [{ title: 'ชมรม', title_en: 'Club', link: '/club' }],
      },
    ],
  },
  components: {
    BottomMenu: { disable: false },
    ContactWidget: { enableContactWidget: true, template: { icon: 'chat' } },
  },
  pages: {
    brand: { disable: true },
    product: { className: 'cars', disableBuyNow: false },
    search: {
      banners: [
        {
          showroom: 'recommend',
          position: 'header',
          image: DEALER_PICTURE,
          title: 'รุ่นที่เราแนะนำ',
          title_en: 'Models we recommend',
          link: '/club',
        },
        {
          showroom: 'new',
          position: 'footer',
          image: DEALER_PICTURE,
          title: 'มาใหม่เดือนนี้',
          title_en: 'New this month',
          link: '/showroom/new',
        },
      ],
    },
  },
  customRoutes: [
    {
      path: '/tagged/{tag}',
      title: 'เรื่อง {tag}',
      title_en: 'About {tag}',
      description: 'รถในหัวข้อ {tag}',
      layouts: ['layout-tag'],
    },
    { path: '/about/2569', title: 'ปี 2569', title_en: 'The year 2026', layouts: ['layout-year'] },
    {
      path: '/club',
      title: 'ชมรมคนรักรถ',
      title_en: 'The drivers’ club',
      description: 'ทริปและส่วนลดของสมาชิก',
      description_en: 'Trips and members’ prices',
      customCss: '.club{color:#8f1d21}',
      layouts: ['layout-club', 'layout-cars'],
    },
  ],
  layouts: [
    {
      page: 'layout-cars',
      on: 'product',
      position: 'header',
      condition: {
        category_ids: [dealerCategories.pickup, dealerCategories.suv, dealerCategories.sedan],
      },
    },
    {
      page: 'layout-tiger',
      on: 'product',
      position: 'footer',
      condition: { product_ids: [dealerProducts.tiger, dealerProducts.lion] },
    },
    {
      page: 'layout-beside',
      on: 'product',
      position: 'recommend',
      condition: { product_ids: [dealerProducts.tiger] },
    },
    {
      page: 'layout-pickups',
      on: 'category',
      position: 'header',
      condition: { category_ids: [dealerCategories.pickup] },
    },
    { page: 'layout-hot', on: 'search', position: 'footer', condition: { showroom: 'hot' } },
  ],
  legacyRedirects,
};
