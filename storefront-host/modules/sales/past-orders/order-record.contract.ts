/** Columns of orders.csv about an order, in the file's order; a cell of `lineFields` is in between. */
export const orderFields = [
  'number',
  'placedAt',
  'status',
  'paymentMethod',
  'paymentStatus',
  'name',
  'phone',
  'email',
  'address',
  'subDistrict',
  'district',
  'province',
  'postcode',
  'customerNote',
  'productTotal',
  'discount',
  'points',
  'wallet',
  'shipping',
  'net',
  'vat',
  'coupon',
  'courier',
  'tracking',
  'tags',
  'deliveryMethod',
  'deliveredAt',
  'refunded',
  'notes',
] as const;
export type OrderField = (typeof orderFields)[number];

/** Columns of orders.csv about one product of an order. */
export const lineFields = [
  'product',
  'options',
  'unitPrice',
  'quantity',
  'lineTotal',
  'lineDiscount',
  'code',
  'lineNote',
] as const;
export type LineField = (typeof lineFields)[number];

/** Fields of orders with which the columns of a file can be matched. */
export const orderImportFields = [
  ...orderFields,
  ...lineFields,
  'lastName',
  'address2',
  'currency',
] as const;
export type OrderImportField = (typeof orderImportFields)[number];

/** An order as a file has it: texts by column, without empty ones. */
export interface OrderRecord {
  readonly order: Readonly<Partial<Record<OrderField, string>>>;
  readonly lines: readonly Readonly<Partial<Record<LineField, string>>>[];
}

/** Columns that name a person, next to name, telephone number and e-mail address. */
export const personFields = [
  'address',
  'subDistrict',
  'district',
  'province',
  'postcode',
  'customerNote',
  'courier',
  'tracking',
  'notes',
] as const satisfies readonly OrderField[];

/** Codes that are words in the language of the reader; other systems have further words, which stay. */
export const codes = {
  status: ['placed', 'shipped', 'delivered', 'cancelled'],
  paymentMethod: ['cod', 'transfer', 'online', 'platform'],
  paymentStatus: ['pending', 'paid', 'refunded'],
} as const;

/** Amounts in baht. */
export const amountFields: ReadonlySet<OrderField | LineField> = new Set([
  'productTotal',
  'discount',
  'points',
  'wallet',
  'shipping',
  'net',
  'vat',
  'refunded',
  'unitPrice',
  'lineTotal',
  'lineDiscount',
] as const);

export function isCodeField(field: string): field is keyof typeof codes {
  return Object.hasOwn(codes, field);
}
