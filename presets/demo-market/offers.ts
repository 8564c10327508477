import type { Text } from './demo-content.ts';

export interface DemoPromotion {
  readonly shopname: string;
  readonly kind: 'flash' | 'discount' | 'gift' | 'news';
  readonly slug: string;
  readonly title: Text;
  readonly summary: Text;
  /** Paragraphs. */
  readonly body: { readonly th: readonly string[]; readonly en: readonly string[] };
  /** The shop's slide whose picture it uses. */
  readonly slide: string;
  readonly percent?: number;
  /** Hours from now. */
  readonly from: number;
  readonly until: number;
  readonly products: readonly string[];
}

export interface DemoCollection {
  readonly shopname: string;
  readonly slug: string;
  readonly title: Text;
  readonly summary: Text;
  readonly body: { readonly th: readonly string[]; readonly en: readonly string[] };
  readonly products: readonly string[];
}

export const demoPromotions: readonly DemoPromotion[] = [
  {
    shopname: 'faicotton',
    kind: 'flash',
    slug: 'indigo-flash',
    title: { th: 'แฟลชเซลผ้าฝ้ายย้อมคราม', en: 'Indigo cotton flash sale' },
    summary: {
      th: 'เสื้อ ผ้าพันคอ และกระเป๋าผ้าทอมือ ลดราคาช่วงสั้น\u00a0ๆ',
      en: 'Hand-woven tops, scarves and bags on sale for a limited time',
    },
    body: {
      th: [
        'เราทอผ้าล็อตใหม่เสร็จพอดี จึงขอส่งต่อล็อตเดิมในราคาที่เบาลง',
        'ทุกผืนย้อมครามธรรมชาติ ซักครั้งแรกแยกกับผ้าสีอื่น',
      ],
      en: [
        'A new batch is just off the looms, so the last one is on sale.',
        'Everything is dyed with natural indigo: wash it separately the first time.',
      ],
    },
    slide: 'loom',
    percent: 25,
    from: -3,
    until: 57,
    products: ['mandarin-shirt', 'fringed-scarf', 'market-tote', 'bucket-hat', 'waffle-towel'],
  },
  {
    shopname: 'taoun',
    kind: 'flash',
    slug: 'morning-oven',
    title: { th: 'อบใหม่เช้านี้ ลดถึงดึก', en: 'Baked this morning, on sale until late' },
    summary: {
      th: 'ครัวซองต์ ซาวร์โดว์ และขนมปังนมใบเตย',
      en: 'Croissants, sourdough and pandan milk buns',
    },
    body: {
      th: ['ขนมปังออกจากเตาตอนตีห้า ส่งวันเดียวกันในหาดใหญ่'],
      en: ['Out of the oven at five and delivered the same day in Hat Yai.'],
    },
    slide: 'oven',
    percent: 20,
    from: -6,
    until: 90,
    products: ['butter-croissant', 'country-sourdough', 'pandan-milk-buns'],
  },
  {
    shopname: 'dinpao',
    kind: 'discount',
    slug: 'tea-time',
    title: { th: 'ชุดน้ำชายามบ่าย ลด 15%', en: 'Afternoon tea, 15% off' },
    summary: { th: 'กาหูหวาย ดริปเปอร์ และแก้วเล็ก', en: 'Teapot, dripper and small cups' },
    body: {
      th: ['ลดราคาให้แล้วที่หน้าสินค้า ไม่ต้องใช้โค้ด', 'หมดแล้วรอเตาหน้าประมาณสามสัปดาห์'],
      en: [
        'The price is already reduced; no code needed.',
        'Once these are sold, the next firing is about three weeks away.',
      ],
    },
    slide: 'tea',
    percent: 15,
    from: -48,
    until: 288,
    products: ['cane-handle-teapot', 'coffee-dripper', 'espresso-cup-saucer'],
  },
  {
    shopname: 'rimklong',
    kind: 'gift',
    slug: 'bookmark-gift',
    title: { th: 'ซื้อหนังสือเล่มไหนก็ได้ แถมที่คั่น', en: 'A bookmark with every book' },
    summary: {
      th: 'ที่คั่นกระดาษพิมพ์ลายคลอง ใส่ให้ในห่อ ไม่ต้องกดรับ',
      en: 'We add a printed paper bookmark to every book order',
    },
    body: {
      th: ['ที่คั่นมีหกลาย เราเลือกให้เข้ากับหนังสือของคุณ จนกว่าจะหมด'],
      en: ['There are six designs; we pick the one that suits your book, while stocks last.'],
    },
    slide: 'shelf',
    from: -72,
    until: 480,
    products: ['last-ferry-to-thonburi', 'thai-typography', 'slow-cycling-thailand'],
  },
  {
    shopname: 'hangbai',
    kind: 'flash',
    slug: 'green-weekend',
    title: { th: 'สุดสัปดาห์สีเขียว', en: 'Green weekend' },
    summary: {
      th: 'ไม้กระถางสำหรับห้องแดดน้อย ลดพร้อมกันทั้งชั้น',
      en: 'House plants for low-light rooms, all on sale together',
    },
    body: {
      th: ['ต้นไม้ส่งเฉพาะวันจันทร์ถึงพุธ จะได้ไม่ค้างคืนในรถขนส่ง'],
      en: ['We ship plants Monday to Wednesday, so they never spend a weekend in a van.'],
    },
    slide: 'balcony',
    percent: 20,
    from: 60,
    until: 130,
    products: ['snake-plant', 'cactus-trio', 'golden-pothos'],
  },
];

export const demoCollections: readonly DemoCollection[] = [
  {
    shopname: 'market',
    slug: 'slow-morning',
    title: { th: 'เช้าที่ไม่ต้องรีบ', en: 'A slow morning' },
    summary: {
      th: 'กาแฟดอย ดริปเปอร์ดินเผา ขนมปังเตาอุ่น จากสามร้าน',
      en: 'Mountain coffee, a clay dripper and warm bread, from three shops',
    },
    body: {
      th: ['บดกาแฟให้หยาบขึ้นนิดหนึ่ง ดริปช้า\u00a0ๆ ระหว่างที่ขนมปังอุ่นในเตา'],
      en: ['Grind a little coarser, pour slowly, and warm the bread while you wait.'],
    },
    products: [
      'coffee-dripper',
      'doi-chang-medium',
      'country-sourdough',
      'longan-honey',
      'espresso-cup-saucer',
      'rib-placemats',
      'butter-croissant',
    ],
  },
  {
    shopname: 'market',
    slug: 'reading-corner',
    title: { th: 'มุมอ่านหนังสือ', en: 'A reading corner' },
    summary: {
      th: 'นิยายริมคลอง เทียนมะลิ และต้นไม้หนึ่งต้น',
      en: 'A novel, a jasmine candle and one plant',
    },
    body: {
      th: ['เลือกเก้าอี้ที่หันหลังให้หน้าต่าง แสงจะตกบนหน้าหนังสือพอดี'],
      en: ['Sit with your back to the window, so that the light falls on the page.'],
    },
    products: [
      'last-ferry-to-thonburi',
      'jasmine-candle',
      'monstera-young',
      'mudmee-cushion',
      'yunomi-tea-cup',
      'brass-bookmarks',
    ],
  },
  {
    shopname: 'market',
    slug: 'thank-you-gifts',
    title: { th: 'ของขอบคุณ', en: 'Ways to say thank you' },
    summary: {
      th: 'ของชิ้นเล็กที่ห่อสวย ให้ได้ทุกโอกาส',
      en: 'Small, beautifully wrapped gifts for any occasion',
    },
    body: {
      th: ['ทุกร้านห่อของขวัญให้ แค่เขียนบอกไว้ในข้อความถึงร้าน'],
      en: ['Every shop offers gift wrapping: just ask in the note to the shop.'],
    },
    products: [
      'spa-gift-set',
      'festival-hamper',
      'seasonal-fruit-basket',
      'fringed-scarf',
      'letter-set-lotus',
      'carved-lotus-jar',
      'pineapple-tarts',
      'washi-thai-cloth',
    ],
  },
  {
    shopname: 'dinpao',
    slug: 'table-for-two',
    title: { th: 'โต๊ะสำหรับสองคน', en: 'A table for two' },
    summary: { th: 'จาน ชาม และแก้วที่ซ้อนเก็บได้', en: 'Plates, bowls and cups that stack' },
    body: {
      th: ['เคลือบต่างสีแต่เตาเดียวกัน วางรวมกันแล้วไม่ชนกัน'],
      en: ['Different glazes from one kiln, made to mix and match.'],
    },
    products: [
      'rice-bowl',
      'reactive-dinner-plate',
      'dipping-dishes',
      'salt-glaze-mug',
      'water-pitcher',
    ],
  },
  {
    shopname: 'faicotton',
    slug: 'market-day',
    title: { th: 'ชุดไปตลาด', en: 'Dressed for the market' },
    summary: { th: 'กางเกงเล กระเป๋าผ้า หมวก', en: 'Loose trousers, a tote and a hat' },
    body: {
      th: ['ผ้าฝ้ายแห้งไว ซักแล้วใส่ได้ในวันเดียว'],
      en: ['Quick-drying cotton: wash and wear the same day.'],
    },
    products: [
      'fisherman-trousers',
      'market-tote',
      'bucket-hat',
      'round-neck-top',
      'hill-yaam-bag',
    ],
  },
];
