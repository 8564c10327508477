import type { ShopMini } from '../api/shop.contract.ts';
import { isRecord } from '../schema/is-product.ts';

/** A shop: its address, its name where the scripts come from, or as the API gives it. */
export type ShopReference = string | URL | Pick<ShopMini, 'shop_url'> | null;

export interface ShopPlace {
  /** Prefix of the shop's pages. */
  readonly base: string;
  /** Address of its API. */
  readonly api: string;
}

let scriptsFrom = '';

/** A shop that is only named is one of the market that the embed's scripts came from. */
export function setHome(script: string): void {
  scriptsFrom = new URL(script).origin;
}

/**
 * Where a shop is, by its address (`https://HOST/web/demo`, `/web/demo`), name (`demo`) or object;
 * null when that is none. `api` says on which market a name is looked up when no script tag does.
 */
export function shopPlace(shop: ShopReference, api: string): ShopPlace | null {
  const given = isRecord(shop) && 'shop_url' in shop ? shop.shop_url : shop;
  if (!given) return null;
  const text = String(given).trim();
  const address = /^[a-z0-9-]+$/.test(text)
    ? `${scriptsFrom || new URL(api, location.href).origin}/web/${text}`
    : text;
  if (!URL.canParse(address, location.href)) return null;
  const { origin, pathname } = new URL(address, location.href);
  return { base: origin + pathname.replace(/\/+$/, ''), api: `${origin}/api/v1` };
}
