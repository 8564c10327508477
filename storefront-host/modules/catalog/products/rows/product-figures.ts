import { UNLIMITED_REMAIN, NEW_PRODUCT_DAYS } from '@talad/elements/commerce/limits';
import { satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import { isOnSale, salePercent } from '@talad/elements/commerce/price/price';
import {
  isOffered,
  isReadyToSell,
  shownStatus,
} from '@talad/elements/commerce/product/product-status';
import type { ProductStatus } from '../../../../db/schema.ts';
import { holidayChange } from '../../../shops/index.ts';
import type { ProductRow } from './product-row.ts';

const DAY_MS = 86_400_000;

/**
 * Figures of a row by the rules of elements/commerce; prices in satang. The price includes a running promotion, as
 * wherever a price is shown or charged.
 */
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
  /** The running flash sale of the product or of one of its variants. */
  readonly flash: { readonly price: Satang; readonly until: Date } | null;
}

export function figuresOf(row: ProductRow): ProductFigures {
  const hasSubproducts = row.kids > 0;
  const price = toSatang(row.kids_min ?? row.price_now);
  const full = hasSubproducts ? row.kids_full : (row.full_price ?? row.price);
  const fullPrice = full !== null && full > price ? toSatang(full) : null;
  const sale = { price, fullPrice, flagged: row.showrooms.includes('sale') };
  const remain = remainOf(row);
  const offered = ownStatus(row);
  return {
    price,
    priceMax: toSatang(row.kids_max ?? price),
    fullPrice,
    onSale: isOnSale(sale),
    percent: salePercent(sale),
    remain,
    status: shownStatus(offered, remain),
    ready: isReadyToSell(offered, remain),
    hasSubproducts,
    flash: flashOf(row),
  };
}

function flashOf(row: ProductRow): ProductFigures['flash'] {
  const { flash_price: price, flash_until: until } = row;
  return price === null || until === null ? null : { price: toSatang(price), until };
}

/** Converts the sale fields to the API's format. */
export function saleFields(figures: ProductFigures) {
  return {
    price: satangToBaht(figures.price),
    sale_price: figures.fullPrice === null ? null : satangToBaht(figures.fullPrice),
    sale_percent: figures.percent,
    on_sale: figures.onSale,
  };
}

/** Converts the flash sale to the API's format; absent if none runs. */
export function flashFields({ flash }: ProductFigures) {
  if (!flash) return {};
  return {
    is_flash_sale: true,
    flash_sale_price: satangToBaht(flash.price),
    flash_until: flash.until.toISOString(),
  };
}

/**
 * Returns the next time at which the product on a page changes: it stops being new, or a promotion of its price
 * or a holiday of its shop begins or ends.
 */
export function shownUntil(row: ProductRow, now: Date): readonly (Date | null)[] {
  return [newUntil(row, now), row.price_change, holidayChange(row, now)];
}

/** Returns the time at which the product stops being new (spec §9: 30 days); null if it already did. */
export function newUntil(row: { readonly created_at: Date }, now: Date): Date | null {
  const until = new Date(row.created_at.getTime() + NEW_PRODUCT_DAYS * DAY_MS);
  return until > now ? until : null;
}

/** A variant is for sale only while its product is, whatever its own status. */
function ownStatus(row: ProductRow): ProductStatus {
  if (row.parent_id !== null && !isOffered(row.main_status)) return row.main_status;
  return row.status;
}

function remainOf(row: ProductRow): number {
  if (row.kids > 0) return row.kids_unlimited ? UNLIMITED_REMAIN : (row.kids_remain ?? 0);
  return row.unlimited ? UNLIMITED_REMAIN : (row.remain ?? 0);
}
