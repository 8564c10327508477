import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import type { Lang } from '@talad/elements/locales/text';

export interface DemoOrder {
  readonly shopname: string;
  readonly hoursAgo: number;
  readonly lang: Lang;
  /** Placed by shopper@talad.test, else by a guest. */
  readonly signedIn?: true;
  readonly buyer: Partial<AddressValues>;
  /** 'product' or 'product/item/item', and the number of pieces. */
  readonly lines: readonly (readonly [key: string, quantity: number])[];
  readonly steps: readonly {
    readonly action: 'ship' | 'deliver' | 'cancel';
    readonly hoursAgo: number;
    readonly tracking?: { readonly courier: string; readonly code: string };
  }[];
}

const wichai = {
  name: 'วิชัย ใจดี',
  phone: '0891234567',
  email: 'shopper@talad.test',
  address: '88/12 ซอยอารีย์ 4',
  sub_district: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
} as const;
const malee = {
  name: 'มาลี ศรีสุข',
  phone: '0865550123',
  address: '45 หมู่ 3 ถนนเลียบคลอง',
  sub_district: 'สุเทพ',
  district: 'เมืองเชียงใหม่',
  province: 'เชียงใหม่',
  postcode: '50200',
  note: 'ฝากไว้ที่ป้อมยามได้ค่ะ',
} as const;
const somchai = {
  name: 'สมชาย ทองแท้',
  phone: '0817778899',
  address: '120/5 ถนนมิตรภาพ',
  sub_district: 'ในเมือง',
  district: 'เมืองขอนแก่น',
  province: 'ขอนแก่น',
  postcode: '40000',
} as const;
const emma = {
  name: 'Emma Larsen',
  phone: '0925553344',
  address: '19/7 Moo 5, Baan Rim Nam',
  sub_district: 'Rawai',
  district: 'Mueang Phuket',
  province: 'Phuket',
  postcode: '83130',
  note: 'Please call before delivery',
} as const;
const pim = {
  name: 'พิมพ์ชนก วงศ์ใหญ่',
  phone: '0843216789',
  address: '7/1 ถนนเพชรเกษม',
  sub_district: 'หาดใหญ่',
  district: 'หาดใหญ่',
  province: 'สงขลา',
  postcode: '90110',
} as const;

/** Sorted by time, oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  {
    shopname: 'dinpao',
    hoursAgo: 290,
    lang: 'th',
    buyer: malee,
    lines: [
      ['rooster-bowl', 6],
      ['dipping-dishes', 1],
    ],
    steps: [
      { action: 'ship', hoursAgo: 268, tracking: { courier: 'ไปรษณีย์ไทย', code: 'EB123456789TH' } },
      { action: 'deliver', hoursAgo: 221 },
    ],
  },
  {
    shopname: 'faicotton',
    hoursAgo: 262,
    lang: 'en',
    buyer: emma,
    lines: [
      ['gathered-dress/moss/m', 1],
      ['fringed-scarf/mist', 2],
    ],
    steps: [
      {
        action: 'ship',
        hoursAgo: 240,
        tracking: { courier: 'Flash Express', code: 'TH0156ABCD7890' },
      },
      { action: 'deliver', hoursAgo: 190 },
    ],
  },
  {
    shopname: 'suansri',
    hoursAgo: 198,
    lang: 'th',
    signedIn: true,
    buyer: wichai,
    lines: [
      ['nam-dok-mai-mango/5kg', 1],
      ['fruit-jam/roselle', 2],
      ['banana-chips', 4],
    ],
    steps: [
      { action: 'ship', hoursAgo: 184, tracking: { courier: 'J&T Express', code: '820012345678' } },
      { action: 'deliver', hoursAgo: 160 },
    ],
  },
  {
    shopname: 'suansri',
    hoursAgo: 122,
    lang: 'th',
    buyer: somchai,
    lines: [['mangosteen', 2]],
    steps: [{ action: 'cancel', hoursAgo: 118 }],
  },
  {
    shopname: 'faicotton',
    hoursAgo: 75,
    lang: 'th',
    buyer: pim,
    lines: [
      ['mo-hom-shirt/l', 1],
      ['pha-khao-ma/red', 3],
    ],
    steps: [
      { action: 'ship', hoursAgo: 50, tracking: { courier: 'KEX Express', code: 'KEX000987654' } },
    ],
  },
  {
    shopname: 'dinpao',
    hoursAgo: 52,
    lang: 'th',
    signedIn: true,
    buyer: wichai,
    lines: [
      ['salt-glaze-mug/rain', 2],
      ['coffee-dripper', 1],
    ],
    steps: [
      {
        action: 'ship',
        hoursAgo: 27,
        tracking: { courier: 'Flash Express', code: 'TH0156EFGH1234' },
      },
    ],
  },
  {
    shopname: 'faicotton',
    hoursAgo: 20,
    lang: 'th',
    signedIn: true,
    buyer: wichai,
    lines: [['waffle-towel/oat', 2]],
    steps: [],
  },
  {
    shopname: 'dinpao',
    hoursAgo: 9,
    lang: 'en',
    buyer: emma,
    lines: [
      ['cane-handle-teapot', 1],
      ['yunomi-tea-cup', 4],
    ],
    steps: [],
  },
  {
    shopname: 'suansri',
    hoursAgo: 5,
    lang: 'th',
    buyer: malee,
    lines: [
      ['seasonal-fruit-basket', 1],
      ['longan-honey', 1],
    ],
    steps: [],
  },
  {
    shopname: 'dinpao',
    hoursAgo: 2,
    lang: 'th',
    buyer: pim,
    lines: [
      ['drip-glaze-planter/m', 2],
      ['rice-bowl/honey', 4],
    ],
    steps: [],
  },
];
