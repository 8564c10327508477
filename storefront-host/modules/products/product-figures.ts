import { UNLIMITED_REMAIN, NEW_PRODUCT_DAYS } from '@talad/elements/commerce/limits';
import { satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import { isOnSale, salePercent } from '@talad/elements/commerce/price';
import { isOffered, isReadyToSell, shownStatus } from '@talad/elements/commerce/product-status';
import type { ProductStatus } from '../../db/schema.ts';
import type { ProductRow } from './product-row.ts';

const DAY_MS = 86_400_000;

/** What is computed of a row by the rules of elements/commerce; prices in satang. */
export interface ProductFigures {
  readonly price: Satang;
  readonly priceMax: Satang;
  readonly fullPrice: Satang | null;
  readonly onSale: boolean;
  readonly percent: number | null;
  readonly remain: number;
  readonly status: ProductStatus;
  readonly ready: boolean;
  readonly hasSubproducts: boolean;
}

export function figuresOf(row: ProductRow): ProductFigures {
  const hasSubproducts = row.kids > 0;
  const price = toSatang(row.kids_min ?? row.price);
  const full = hasSubproducts ? row.kids_full : row.full_price;
  const fullPrice = full !== null && full > price ? toSatang(full) : null;
  const sale = { price, fullPrice, flagged: row.showrooms.includes('sale') };
  const remain = remainOf(row);
  const own = ownStatus(row);
  return {
    price,
    priceMax: toSatang(row.kids_max ?? row.price),
    fullPrice,
    onSale: isOnSale(sale),
    percent: salePercent(sale),
    remain,
    status: shownStatus(own, remain),
    ready: isReadyToSell(own, remain),
    hasSubproducts,
  };
}

/** The sale block of the wire. */
export function saleFields(figures: ProductFigures) {
  return {
    price: satangToBaht(figures.price),
    sale_price: figures.fullPrice === null ? null : satangToBaht(figures.fullPrice),
    sale_percent: figures.percent,
    on_sale: figures.onSale,
  };
}

/** When the product stops being new (spec §9: 30 days); null when it already did. */
export function newUntil(row: { readonly created_at: Date }, now: Date): Date | null {
  const until = new Date(row.created_at.getTime() + NEW_PRODUCT_DAYS * DAY_MS);
  return until > now ? until : null;
}

/** A combination is offered only while its product is, whatever its own status says. */
function ownStatus(row: ProductRow): ProductStatus {
  if (row.parent_id !== null && !isOffered(row.main_status)) return row.main_status;
  return row.status;
}

function remainOf(row: ProductRow): number {
  if (row.kids > 0) return row.kids_unlimited ? UNLIMITED_REMAIN : (row.kids_remain ?? 0);
  return row.unlimited ? UNLIMITED_REMAIN : (row.remain ?? 0);
}
