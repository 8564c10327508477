import type { DemoShop } from '../demo-content.ts';

export const mall: DemoShop = {
  shopname: 'market',
  title: { th: 'ตลาด', en: 'Talad' },
  slogan: { th: 'ของดีจากมือคนทำ', en: 'Good things, made by hand' },
  description: {
    th: 'ตลาดรวมร้านของคนทำเอง งานดินเผา ผ้าทอมือ ผลไม้ หนังสือ ขนมปัง สมุนไพร และของคนรักสัตว์ สั่งหลายร้านได้ในตะกร้าเดียว',
    en: 'Pottery, hand-woven cloth, fruit, books, bread, herbs and pet supplies from Thai makers, all in one cart.',
  },
  tel: '0812345000',
  theme: 'x_default',
  colors: {
    A: '#0f6b5c',
    B: '#e8a33d',
    light: '#ffffff',
    dark: '#1d2522',
    'A-light': '#e6f1ee',
    'A-dark': '#0a4a40',
  },
  shipping: { flat: 60, freeFrom: 1500 },
  categories: [
    { key: 'home-kitchen', title: { th: 'บ้านและครัว', en: 'Home & kitchen' } },
    {
      key: 'tableware',
      title: { th: 'ถ้วยชามและเครื่องครัว', en: 'Tableware & kitchenware' },
      parent: 'home-kitchen',
    },
    { key: 'decor', title: { th: 'ของแต่งบ้าน', en: 'Decoration' }, parent: 'home-kitchen' },
    { key: 'home-textiles', title: { th: 'ผ้าในบ้าน', en: 'Home textiles' }, parent: 'home-kitchen' },
    { key: 'fashion', title: { th: 'แฟชั่น', en: 'Fashion' } },
    { key: 'clothing', title: { th: 'เสื้อผ้า', en: 'Clothing' }, parent: 'fashion' },
    {
      key: 'accessories',
      title: { th: 'กระเป๋าและผ้าพันคอ', en: 'Bags & scarves' },
      parent: 'fashion',
    },
    { key: 'food', title: { th: 'ของกิน', en: 'Food' } },
    { key: 'fruit', title: { th: 'ผลไม้สด', en: 'Fresh fruit' }, parent: 'food' },
    { key: 'preserves', title: { th: 'ขนมและของแปรรูป', en: 'Snacks & preserves' }, parent: 'food' },
    { key: 'bakery', title: { th: 'เบเกอรี่', en: 'Bakery' }, parent: 'food' },
    { key: 'coffee-tea', title: { th: 'กาแฟและชา', en: 'Coffee & tea' }, parent: 'food' },
    { key: 'reading', title: { th: 'หนังสือและเครื่องเขียน', en: 'Books & stationery' } },
    { key: 'books', title: { th: 'หนังสือ', en: 'Books' }, parent: 'reading' },
    { key: 'stationery', title: { th: 'เครื่องเขียน', en: 'Stationery' }, parent: 'reading' },
    { key: 'care', title: { th: 'ดูแลตัวและกลิ่นหอม', en: 'Care & scent' } },
    { key: 'skincare', title: { th: 'ดูแลผิวและผม', en: 'Skin & hair' }, parent: 'care' },
    { key: 'home-scent', title: { th: 'กลิ่นหอมในบ้าน', en: 'Home fragrance' }, parent: 'care' },
    { key: 'pets', title: { th: 'หมา แมว และเพื่อน', en: 'Pets' } },
    { key: 'garden', title: { th: 'สวนและต้นไม้', en: 'Garden & plants' } },
  ],
  slides: [
    {
      key: 'market',
      title: { th: 'ของดีจากมือคนทำ', en: 'Good things, made by hand' },
      desc: {
        th: 'งานดินเผา ผ้าทอมือ และผลไม้จากสวน ส่งตรงจากคนทำถึงบ้านคุณ',
        en: 'Pottery, hand-woven cloth and orchard fruit, straight from the makers',
      },
      button: { th: 'เดินตลาด', en: 'Shop the market' },
      link: '/search',
    },
    {
      key: 'mango-season',
      title: { th: 'หน้ามะม่วงมาถึงแล้ว', en: 'Mango season is here' },
      desc: {
        th: 'น้ำดอกไม้สีทองจากสวนป้าศรี คัดลูกต่อลูก',
        en: 'Golden Nam Dok Mai from Auntie Sri’s orchard',
      },
      button: { th: 'สั่งผลไม้', en: 'Shop fruit' },
      link: 'category:fruit',
    },
    {
      key: 'table',
      title: { th: 'จัดโต๊ะให้น่านั่ง', en: 'Set a beautiful table' },
      desc: {
        th: 'จานเคลือบทะเล แผ่นรองจานทอมือ กาน้ำชาหูหวาย',
        en: 'Sea-glazed plates, woven placemats, a cane-handled teapot',
      },
      button: { th: 'ดูของใช้ในบ้าน', en: 'Shop home & kitchen' },
      link: 'category:home-kitchen',
    },
  ],
  headline: {
    title: { th: 'ซื้อกับคนทำโดยตรง', en: 'Buy straight from the makers' },
    text: {
      th: 'ทุกร้านในตลาดนี้ปั้นเอง ทอเอง ปลูกเอง อบเอง เก็บเงินปลายทางได้ทั่วประเทศ',
      en: 'Every shop here makes, weaves, grows or bakes what it sells. Cash on delivery across Thailand.',
    },
  },
  about: {
    title: { th: 'ตลาดของคนทำ', en: 'A market of makers' },
    text: {
      th: 'เราเริ่มจากสามร้านที่รู้จักกันในตลาดเช้าเชียงใหม่ ร้านปั้น ร้านทอ และป้าขายผลไม้ที่ขึ้นมาจากจันท์ทุกเดือน อยากให้คนไกลได้ซื้อของดีโดยไม่ต้องตื่นตีห้า วันนี้มีเจ็ดร้าน ตั้งแต่ร้านหนังสือริมคลองถึงเตาขนมปังที่สงขลา\n\nของแต่ละร้านแพ็กและส่งโดยคนทำเอง ค่าส่งคิดแยกตามร้าน มีปัญหาอะไรทักร้านได้โดยตรง หรือบอกเรา เราตามให้',
      en: 'It began with three stalls that knew each other from the morning market in Chiang Mai: a potter, a weaver, and an auntie who came up from Chanthaburi with fruit every month. We wanted people far away to buy good things without getting up at five. Today there are seven, from a canal-side bookshop to a brick oven in Songkhla.\n\nEach shop packs and ships its own orders, so shipping is charged per shop. If anything is wrong, write to the shop, or tell us and we will follow it up.',
    },
  },
  products: [],
};
