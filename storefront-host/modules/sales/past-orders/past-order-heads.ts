import { text } from '../../../locales/text.ts';
import { orderImportFields, type OrderImportField } from './order-record.contract.ts';

/** Heads of exports of WooCommerce and Shopify, and of owners' own tables; in lower case. */
const others: Readonly<Record<OrderImportField, readonly string[]>> = {
  number: ['order number', 'order no.', 'order no', 'order id', 'order', 'เลขที่ออเดอร์', 'เลขออเดอร์'],
  placedAt: ['placed at', 'order date', 'created at', 'date', 'วันที่สั่งซื้อ', 'วันที่'],
  status: ['order status', 'fulfillment status', 'สถานะคำสั่งซื้อ'],
  paymentMethod: ['payment method title', 'payment method', 'ช่องทางชำระเงิน'],
  paymentStatus: ['financial status', 'payment status', 'สถานะการชำระเงิน'],
  name: [
    'shipping name',
    'first name (shipping)',
    'billing name',
    'first name (billing)',
    'customer name',
    'customer',
    'ชื่อลูกค้า',
    'ชื่อผู้รับ',
    'ชื่อ',
  ],
  lastName: ['last name (shipping)', 'last name (billing)', 'last name', 'นามสกุล'],
  phone: [
    'shipping phone',
    'phone (billing)',
    'billing phone',
    'phone number',
    'tel',
    'เบอร์',
    'เบอร์โทรศัพท์',
    'โทรศัพท์',
  ],
  email: ['email (billing)', 'e-mail', 'billing email', 'customer email'],
  address: [
    'shipping address1',
    'shipping street',
    'address 1&2 (shipping)',
    'address 1 (shipping)',
    'address 1&2 (billing)',
    'address 1 (billing)',
    'shipping address',
  ],
  address2: ['shipping address2', 'address 2 (shipping)', 'address 2 (billing)'],
  subDistrict: ['sub-district', 'subdistrict', 'ตำบล', 'แขวง'],
  district: ['shipping city', 'city (shipping)', 'city (billing)', 'city', 'อำเภอ', 'เขต'],
  province: [
    'shipping province name',
    'shipping province',
    'state name (shipping)',
    'state name (billing)',
    'state code (shipping)',
    'state code (billing)',
  ],
  postcode: ['shipping zip', 'postcode (shipping)', 'postcode (billing)', 'zip', 'postal code'],
  customerNote: ['customer note', 'buyer note', 'หมายเหตุจากลูกค้า'],
  productTotal: ['subtotal', 'order subtotal amount', 'ยอดรวมสินค้า'],
  discount: ['cart discount amount', 'discount amount', 'ส่วนลด'],
  points: [],
  wallet: [],
  shipping: ['shipping', 'order shipping amount', 'shipping total', 'ค่าจัดส่ง'],
  net: ['total', 'order total amount', 'order total', 'grand total', 'ยอดรวม', 'ยอดรวมสุทธิ'],
  vat: ['taxes', 'order total tax amount', 'tax', 'vat', 'ภาษีมูลค่าเพิ่ม'],
  coupon: ['discount code', 'coupon code', 'coupons', 'โค้ดส่วนลด'],
  courier: ['carrier', 'shipping company name', 'บริษัทขนส่ง'],
  tracking: ['tracking code', 'tracking no.', 'หมายเลขพัสดุ', 'เลขติดตามพัสดุ'],
  tags: ['tag', 'ป้ายกำกับ'],
  deliveryMethod: ['shipping method', 'shipping method title'],
  deliveredAt: ['delivered at'],
  refunded: ['refunded amount', 'order refund amount', 'ยอดคืนเงิน'],
  notes: ['notes', 'note', 'order notes', 'หมายเหตุ', 'โน้ต'],
  product: ['lineitem name', 'item name', 'product name', 'item', 'ชื่อสินค้า', 'รายการ'],
  options: ['variation', 'ตัวเลือกสินค้า'],
  code: ['lineitem sku', 'sku', 'product code', 'รหัสสินค้า'],
  unitPrice: ['lineitem price', 'item cost', 'price', 'ราคา'],
  quantity: ['lineitem quantity', 'quantity (- refund)', 'qty'],
  lineTotal: ['order line total', 'item total'],
  lineDiscount: ['lineitem discount'],
  lineNote: [],
  currency: ['currency', 'order currency', 'สกุลเงิน'],
};

const langs = ['th', 'en'] as const;

function namesOf(field: OrderImportField): readonly string[] {
  if (field === 'lastName' || field === 'address2' || field === 'currency') return others[field];
  const own = langs.map((lang) => text(lang, `orderCsv.${field}`).toLowerCase());
  return [...own, ...others[field]];
}

const heads: ReadonlyMap<OrderImportField, readonly string[]> = new Map(
  orderImportFields.map((field) => [field, namesOf(field)]),
);

/** In owners' own tables a name is the customer's. */
const plain: readonly (readonly [OrderImportField, readonly string[]])[] = [
  ['name', [...namesOf('name'), 'full name', 'recipient', 'name']],
];

/** Shopify calls the number of an order its name, and the telephone of an account its phone. */
const shopify: readonly (readonly [OrderImportField, readonly string[]])[] = [
  ['number', ['name']],
  ['phone', ['shipping phone', 'billing phone', 'phone']],
];

/** Returns all heads by which each field is known, the best ones first. */
export function orderHeadsOf(
  header: readonly string[],
): ReadonlyMap<OrderImportField, readonly string[]> {
  const isShopify = header.some((name) => name.toLowerCase() === 'lineitem name');
  return new Map([...heads, ...(isShopify ? shopify : plain)]);
}
