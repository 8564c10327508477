import type { Text } from './demo-content.ts';

/** Facts of a shop in addition to its texts: its place, payment, and resellers. */
export interface DemoSeller {
  /** The slide whose wide picture is at the top of the shop's page. */
  readonly cover: string;
  readonly address: Text;
  readonly mobile?: string;
  /** Brand of its products; books name their publisher. */
  readonly brand?: string;
  /** The brand's name on Thai pages. */
  readonly brandThai?: string;
  readonly socials: Readonly<Record<string, string>>;
  readonly hasOwnSite?: true;
  readonly isBrand?: true;
  readonly paid?: 'lnwpay' | 'lnwpay_lite';
  readonly dropship?: {
    readonly discount: number;
    readonly unit: 'percent' | 'baht';
    readonly note: string;
    readonly note_en: string;
  };
  /** Products that can be ordered here and picked up at the shop. */
  readonly pickUp: number;
}

export const demoSellers: Readonly<Record<string, DemoSeller>> = {
  dinpao: {
    cover: 'kiln',
    address: {
      th: '117 หมู่ 2 ตำบลป่าแดด อำเภอเมือง เชียงใหม่ 50100',
      en: '117 Moo 2, Pa Daet, Mueang, Chiang Mai 50100',
    },
    brand: 'Baan Din Pao',
    brandThai: 'บ้านดินเผา',
    socials: { facebook: 'https://facebook.example/dinpao', line: 'https://line.example/dinpao' },
    hasOwnSite: true,
    isBrand: true,
    paid: 'lnwpay',
    dropship: {
      discount: 15,
      unit: 'percent',
      note: 'ตัวแทนรับส่วนลด 15% ทุกชิ้น เราแพ็กและส่งในนามร้านของคุณ',
      note_en: '15% off every piece. We pack and ship under your shop’s name.',
    },
    pickUp: 4,
  },
  faicotton: {
    cover: 'loom',
    address: {
      th: '23 หมู่ 4 บ้านหนองอาบช้าง ตำบลสบเตี๊ยะ อำเภอจอมทอง เชียงใหม่ 50160',
      en: '23 Moo 4, Ban Nong Ab Chang, Chom Thong, Chiang Mai 50160',
    },
    mobile: '0898765432',
    brand: 'Fai Cotton',
    brandThai: 'ฝ้ายทอมือ',
    socials: { instagram: 'https://instagram.example/faicotton' },
    hasOwnSite: true,
    paid: 'lnwpay',
    dropship: {
      discount: 60,
      unit: 'baht',
      note: 'ลด 60 บาทต่อชิ้น ไม่มีขั้นต่ำ ขอรูปสินค้าได้ทุกแบบ',
      note_en: '฿60 off each piece, from the first one. Ask us for photos of anything.',
    },
    pickUp: 4,
  },
  suansri: {
    cover: 'harvest',
    address: {
      th: '88 หมู่ 5 ตำบลท่าใหม่ อำเภอท่าใหม่ จันทบุรี 22120',
      en: '88 Moo 5, Tha Mai, Chanthaburi 22120',
    },
    brand: 'Auntie Sri’s Garden',
    brandThai: 'สวนป้าศรี',
    socials: { facebook: 'https://facebook.example/suansri' },
    paid: 'lnwpay_lite',
    pickUp: 0,
  },
  rimklong: {
    cover: 'shelf',
    address: {
      th: '9 ตรอกริมคลองบางหลวง แขวงปากคลองภาษีเจริญ เขตภาษีเจริญ กรุงเทพมหานคร 10160',
      en: '9 Khlong Bang Luang, Pak Khlong, Phasi Charoen, Bangkok 10160',
    },
    mobile: '0861112233',
    socials: { facebook: 'https://facebook.example/rimklong' },
    hasOwnSite: true,
    paid: 'lnwpay',
    pickUp: 6,
  },
  taoun: {
    cover: 'oven',
    address: {
      th: '41 ถนนนางงาม ตำบลบ่อยาง อำเภอเมือง สงขลา 90000',
      en: '41 Nang Ngam Road, Bo Yang, Mueang, Songkhla 90000',
    },
    brand: 'Tao Un',
    brandThai: 'เตาอุ่น',
    socials: { instagram: 'https://instagram.example/taoun', line: 'https://line.example/taoun' },
    pickUp: 8,
  },
  homprai: {
    cover: 'garden',
    address: {
      th: '12 หมู่ 1 ตำบลหนองหญ้า อำเภอเมือง กาญจนบุรี 71000',
      en: '12 Moo 1, Nong Ya, Mueang, Kanchanaburi 71000',
    },
    brand: 'Hom Prai',
    brandThai: 'หอมไพร',
    socials: { facebook: 'https://facebook.example/homprai' },
    isBrand: true,
    paid: 'lnwpay',
    dropship: {
      discount: 20,
      unit: 'percent',
      note: 'ลด 20% สำหรับตัวแทน มีรูปและคำอธิบายสินค้าให้ใช้ได้เลย',
      note_en: '20% off for resellers, with pictures and descriptions ready to use.',
    },
    pickUp: 0,
  },
  hangbai: {
    cover: 'balcony',
    address: {
      th: '5/9 ถนนราชดำเนิน ตำบลพระปฐมเจดีย์ อำเภอเมือง นครปฐม 73000',
      en: '5/9 Ratchadamnoen Road, Phra Pathom Chedi, Mueang, Nakhon Pathom 73000',
    },
    mobile: '0874445566',
    brand: 'Tail & Leaf',
    brandThai: 'หางกับใบ',
    socials: {},
    paid: 'lnwpay_lite',
    pickUp: 4,
  },
};
