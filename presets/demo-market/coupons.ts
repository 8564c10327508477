import type { CouponKind } from '@talad/elements/api/coupon.contract';
import type { Text } from './demo-content.ts';

export interface DemoCoupon {
  readonly shopname: string;
  readonly code: string;
  readonly title: Text;
  readonly kind: CouponKind;
  /** Baht for 'amount', percent for 'percent'. */
  readonly value: number;
  /** Baht. */
  readonly minimum: number;
  readonly most?: number;
  /** Number of coupons; absent if there are enough for all. */
  readonly quota?: number;
  /** Days from now. */
  readonly from: number;
  readonly until: number;
}

const welcome = (shopname: string, code: string, value: number, minimum: number): DemoCoupon => ({
  shopname,
  code,
  title: { th: `ลด ${value} บาท สำหรับครั้งแรก`, en: `฿${value} off your first order` },
  kind: 'amount',
  value,
  minimum,
  from: -20,
  until: 70,
});

const free = (shopname: string, code: string, minimum: number): DemoCoupon => ({
  shopname,
  code,
  title: { th: `ส่งฟรีเมื่อครบ ${minimum} บาท`, en: `Free shipping over ฿${minimum}` },
  kind: 'free_shipping',
  value: 0,
  minimum,
  from: -6,
  until: 24,
});

const share = (
  shopname: string,
  code: string,
  title: Text,
  value: number,
  minimum: number,
  most: number,
): DemoCoupon => ({
  shopname,
  code,
  title,
  kind: 'percent',
  value,
  minimum,
  most,
  from: -3,
  until: 18,
});

export const demoCoupons: readonly DemoCoupon[] = [
  welcome('dinpao', 'DIN50', 50, 400),
  free('dinpao', 'KILNSHIP', 600),
  share('dinpao', 'TABLE10', { th: 'จัดโต๊ะใหม่ ลด 10%', en: '10% off for your table' }, 10, 800, 200),
  welcome('faicotton', 'FAI80', 80, 700),
  share(
    'faicotton',
    'INDIGO12',
    { th: 'เดือนแห่งคราม ลด 12%', en: 'Indigo month, 12% off' },
    12,
    900,
    250,
  ),
  welcome('suansri', 'SUAN40', 40, 300),
  { ...free('suansri', 'FRUITSHIP', 500), quota: 200 },
  welcome('rimklong', 'READ40', 40, 350),
  share(
    'rimklong',
    'THREE15',
    { th: 'ซื้อสามเล่ม ลด 15%', en: 'Buy three books, 15% off' },
    15,
    700,
    180,
  ),
  free('rimklong', 'KLONGSHIP', 500),
  welcome('taoun', 'OVEN50', 50, 400),
  share(
    'taoun',
    'COFFEE10',
    { th: 'คอกาแฟ ลด 10%', en: '10% off for coffee lovers' },
    10,
    500,
    120,
  ),
  welcome('homprai', 'HOM60', 60, 450),
  free('homprai', 'HERBSHIP', 550),
  share('homprai', 'SPA12', { th: 'สปาที่บ้าน ลด 12%', en: 'Spa at home, 12% off' }, 12, 700, 150),
  welcome('hangbai', 'TAIL50', 50, 400),
  free('hangbai', 'LEAFSHIP', 600),
  share(
    'hangbai',
    'GREEN10',
    { th: 'จัดระเบียง ลด 10%', en: '10% off for your balcony' },
    10,
    600,
    150,
  ),
];
