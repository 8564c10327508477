import type { Json } from './columns.ts';

/** `credit` takes back a part of a tax invoice, `refund` a part of a receipt. */
export type PaperKind = 'receipt' | 'abbreviated' | 'full' | 'credit' | 'refund';
/** A seller or a buyer as a paper names them. */
export interface PaperParty {
  readonly name: string;
  readonly address: string;
  /** 13 digits; empty without one. */
  readonly tax_id: string;
  /** 5 digits, '00000' is the head office; '' if not registered for VAT. */
  readonly branch: string;
}
export interface PaperLine {
  readonly title: string;
  readonly options: string;
  readonly quantity: number;
  /** Satang, VAT included. */
  readonly unit_price: number;
  readonly total: number;
  /** Sold without VAT. */
  readonly exempt: boolean;
}
/**
 * A paper as it was issued, with amounts in satang: later changes of the shop or order do not
 * change it.
 */
export interface PaperContent {
  /** Trading name of the shop. */
  readonly shop: string;
  readonly seller: PaperParty;
  /** Null for an abbreviated invoice, which names no buyer. */
  readonly buyer: PaperParty | null;
  readonly order_number: string;
  readonly lines: readonly PaperLine[];
  readonly discount: number;
  readonly shipping: number;
  /** Hundredths of a percent; null means a receipt. */
  readonly vat_rate: number | null;
  /** The paper that it replaces, or credits; null if none. */
  readonly cites: {
    readonly kind: PaperKind;
    readonly number: string;
    readonly dated_at: string;
  } | null;
  /** Credit notes have it. Values are without VAT; the old one is less what earlier notes credited. */
  readonly credit: {
    readonly old_value: number;
    readonly right_value: number;
    readonly reason: string;
  } | null;
}
/** Issued once, voided with a reason and never deleted. Its total is the sum of its three amounts. */
export interface PaperTable {
  shop_id: number;
  id: string;
  order_id: string;
  kind: PaperKind;
  branch: string;
  /** `2026-11`, in Thailand. */
  month: string;
  serial: number;
  number: string;
  /** The date printed on it: a paper that replaces another one keeps the date of that one. */
  dated_at: Date;
  issued_at: Date;
  content: Json<PaperContent>;
  /** Value of the taxable lines, without VAT. */
  taxable: number;
  exempt: number;
  vat: number;
  cites: string | null;
  voided_at: Date | null;
  void_reason: string | null;
}
export interface PaperSeriesTable {
  shop_id: number;
  kind: PaperKind;
  branch: string;
  month: string;
  next: number;
}
/** Rate of VAT from this day of Thailand's calendar on. */
export interface VatRateTable {
  since: string;
  basis_points: number;
}
