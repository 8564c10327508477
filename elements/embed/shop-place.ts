import type { ShopMini } from '../api/shop.contract.ts';

/** A shop: its address, its name on the market of the scripts, or the shop object of the API. */
export type ShopReference = string | URL | Pick<ShopMini, 'shop_url'> | null;

export interface ShopPlace {
  /** Prefix of the shop's pages. */
  readonly base: string;
  /** Address of its API. */
  readonly api: string;
}

let scriptsFrom = '';

/** Sets the market of shops that are given by name: the origin of the embed's scripts. */
export function setHome(script: string): void {
  scriptsFrom = new URL(script).origin;
}

/**
 * Returns the place of a shop given by address (`https://HOST/web/demo`, `/web/demo`), name (`demo`)
 * or object, or null for anything else. A name belongs to the market of the script tag, else to
 * that of `api`. Relative addresses are resolved against `page`, which a server does not know.
 */
export function shopPlace(
  shop: ShopReference,
  api: string,
  page: string | undefined,
): ShopPlace | null {
  const given = (shop as Partial<ShopMini> | null)?.shop_url ?? (shop as string | URL | null);
  if (!given) return null;
  const text = String(given).trim();
  const market = scriptsFrom || (URL.canParse(api, page) ? new URL(api, page).origin : '');
  const address = /^[a-z0-9-]+$/.test(text) ? `${market}/web/${text}` : text;
  if (!URL.canParse(address, page)) return null;
  const { origin, pathname } = new URL(address, page);
  return { base: origin + pathname.replace(/\/+$/, ''), api: `${origin}/api/v1` };
}
