import { sample, words, type SectionLayout } from './define-layout.ts';

/** Products of the shop; which ones, and how many, is chosen in the panel. */
export const products: readonly SectionLayout[] = [
  {
    key: 'products-grid',
    label: words('ตารางสินค้า', 'Product grid'),
    synonyms: words('ขายดี สี่คอลัมน์ รายการ', 'bestsellers four columns list'),
    section: {
      name: 'ProductSection',
      props: {
        title: words('ขายดีเดือนนี้', 'This month’s bestsellers'),
        apiOptions: { showroom: 'hot' },
        productNumber: 8,
        columns: 4,
        button: words('ดูทั้งหมด', 'See all'),
        buttonLink: '/showroom/hot',
      },
    },
  },
  {
    key: 'products-row',
    label: words('แถวเลื่อน', 'Sliding row'),
    synonyms: words('มาใหม่ ปัด สไลด์ คารูเซล', 'new carousel swipe'),
    section: {
      name: 'ProductSection',
      props: {
        title: words('มาใหม่', 'Just arrived'),
        apiOptions: { sort: 'new' },
        productNumber: 10,
        slidesToShow: 5,
        button: words('ดูทั้งหมด', 'See all'),
        buttonLink: '/showroom/new',
        sectionStyle: 'quiet',
      },
    },
  },
  {
    key: 'products-lead',
    label: words('ชิ้นเด่นหนึ่งชิ้นกับอีกสี่', 'One large, four small'),
    synonyms: words('เด่น แนะนำ ใหญ่', 'featured hero product'),
    section: {
      name: 'ProductSection',
      props: {
        title: words('ร้านแนะนำ', 'Our picks'),
        apiOptions: { sort: 'popular' },
        productNumber: 5,
        layout: 'lead',
        columns: 4,
      },
    },
  },
  {
    key: 'products-pair',
    label: words('สองชิ้นใหญ่คู่กัน', 'Two at a time, large'),
    synonyms: words('ใหญ่ สองคอลัมน์ เห็นชัด', 'large two columns gallery'),
    section: {
      name: 'ProductSection',
      props: {
        apiOptions: { sort: 'new' },
        productNumber: 4,
        columns: 2,
        columnsPhone: 1,
        gutter: 'wide',
      },
    },
  },
  {
    key: 'products-rows',
    label: words('รายการทีละแถว', 'One product per row'),
    synonyms: words('รายการ แถว รายละเอียด', 'list rows detail'),
    section: {
      name: 'ProductSection',
      props: {
        title: words('ดูทีละชิ้น', 'One by one'),
        apiOptions: { sort: 'popular' },
        productNumber: 4,
        layout: 'rows',
      },
    },
  },
  {
    key: 'products-board',
    label: words('กระดานราคา', 'Price board'),
    synonyms: words('เมนู ราคา รายการสั้น', 'menu price list'),
    section: {
      name: 'ProductSection',
      props: {
        title: words('ราคาวันนี้', 'Today’s prices'),
        apiOptions: { sort: 'price_asc' },
        productNumber: 8,
        layout: 'board',
        sectionStyle: 'tint',
      },
    },
  },
  {
    key: 'products-shelf',
    label: words('วางบนชั้น', 'On a shelf'),
    synonyms: words('ชั้นวาง เส้น เรียง', 'shelf line display'),
    section: {
      name: 'ProductSection',
      props: {
        title: words('บนชั้นสัปดาห์นี้', 'On the shelf this week'),
        apiOptions: { sort: 'new' },
        productNumber: 5,
        columns: 5,
        layout: 'shelf',
      },
    },
  },
  {
    key: 'products-steps',
    label: words('สินค้าเรียงตามขั้นตอน', 'Products as steps'),
    synonyms: words('ลำดับ ขั้นตอน ชุด รูทีน', 'routine order set numbered'),
    section: {
      name: 'ProductSection',
      props: {
        title: sample('ใช้ตามลำดับนี้', 'Use them in this order'),
        apiOptions: { sort: 'popular' },
        productNumber: 4,
        columns: 4,
        layout: 'steps',
      },
    },
  },
  {
    key: 'products-tiles',
    label: words('สินค้าสลับช่องสี', 'Products and coloured squares'),
    synonyms: words('กระเบื้อง สี ตารางชิด', 'tiles mosaic colour wall'),
    section: {
      name: 'ProductSection',
      props: {
        apiOptions: { sort: 'popular' },
        productNumber: 6,
        columns: 4,
        layout: 'tiles',
        gutter: 'none',
        tiles: [
          { text: words('มาใหม่', 'New in'), link: '/showroom/new', role: 'A' },
          { text: words('ลดราคา', 'On sale'), link: '/showroom/sale', role: 'B' },
        ],
      },
    },
  },
  {
    key: 'products-hair',
    label: words('ตารางเส้นบางหกคอลัมน์', 'Dense grid with hairlines'),
    synonyms: words('แน่น หกคอลัมน์ เยอะ แคตตาล็อก', 'dense six columns catalogue'),
    section: {
      name: 'ProductSection',
      props: {
        title: words('ทั้งร้าน', 'The whole shop'),
        apiOptions: { sort: 'popular' },
        productNumber: 12,
        columns: 6,
        gutter: 'hair',
        button: words('ดูทั้งหมด', 'See all'),
        buttonLink: '/search',
      },
    },
  },
  {
    key: 'products-tabs',
    label: words('แท็บสินค้า', 'Products in tabs'),
    synonyms: words('แท็บ หมวด มาใหม่ ลดราคา', 'tabs categories new sale'),
    section: {
      name: 'ProductTab',
      props: {
        title: words('เลือกดู', 'Have a look'),
        tabs: [
          { category_name: words('มาใหม่', 'New'), sort: 'new' },
          { category_name: words('ขายดี', 'Bestsellers'), showroom: 'hot' },
          { category_name: words('ลดราคา', 'On sale'), showroom: 'sale' },
        ],
        productLimit: 4,
      },
    },
  },
  {
    key: 'products-pills',
    label: words('ปุ่มหมวดกับสินค้า', 'Products by pill buttons'),
    synonyms: words('แท็บ ปุ่ม ตัวกรอง', 'tabs pills filter'),
    section: {
      name: 'ProductTab',
      props: {
        tabs: [
          { category_name: words('ยอดนิยม', 'Popular'), sort: 'hot' },
          { category_name: words('มาใหม่', 'New'), sort: 'new' },
          { category_name: words('แนะนำ', 'Our picks'), showroom: 'recommend' },
        ],
        productLimit: 10,
        tabLook: 'pills',
        sectionStyle: 'deep',
      },
    },
  },
];
