import type { MyShop, UserProfile, UserProfileResponse } from '@talad/elements/api/user.contract';
import { ApiRefusal } from './api-refusal.ts';
import { answerOf, type CallApi } from './call-api.ts';

const LAST_SHOP = 'talad.last-shop';

/** Loads the profile of the account with its rights in its shops, and in the named one if its level opens it. */
export async function loadProfile(
  callApi: CallApi,
  shopname?: string | null,
): Promise<UserProfile | ApiRefusal> {
  const site = shopname ? `?site=${encodeURIComponent(shopname)}` : '';
  try {
    return answerOf<UserProfileResponse>(await callApi(`/api/v1/users/me/profile${site}`)).profile;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    // No shop has this name.
    const isUnknown = site !== '' && (error.status === 404 || error.status === 400);
    return isUnknown ? loadProfile(callApi) : error;
  }
}

export type ShopChoice =
  | { readonly kind: 'chosen'; readonly shop: MyShop }
  /** The address names no shop, so redirect to the same page of this shop. */
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'foreign'; readonly shopname: string }
  | { readonly kind: 'none' };

const RESOURCES = new Set(['orders', 'products', 'pages', 'messages', 'staff', 'activity']);

const BASE = /^\/mybusiness\/?/;

/** Returns the shop that an address names. */
export function shopOfPath(path: string): string | null {
  const [name = ''] = path.replace(BASE, '').split('/');
  return name === '' || RESOURCES.has(name) ? null : name;
}

/**
 * The address contains the shop (/mybusiness/{shopname}/…), so that two tabs can show two shops and a link opens
 * the right one. Without it the last used shop is opened.
 */
export function chooseShop(
  shops: readonly MyShop[],
  path: string,
  last: string | null,
): ShopChoice {
  const [first] = shops;
  if (!first) return { kind: 'none' };
  const [name = '', ...rest] = path.replace(BASE, '').split('/');
  const requested = shops.find((shop) => shop.shopname === name);
  if (requested) return { kind: 'chosen', shop: requested };
  const foreign = shopOfPath(path);
  if (foreign !== null) return { kind: 'foreign', shopname: foreign };
  // The marketplace has no products, so another shop of the user is preferred.
  const own = shops.find(({ kind }) => kind !== 'mall') ?? first;
  const usual = shops.find((shop) => shop.shopname === last) ?? own;
  const tail = name === '' ? '' : `/${[name, ...rest].join('/')}`;
  return { kind: 'go', to: `${shopPath(usual.shopname)}${tail}` };
}

export function shopPath(shopname: string): string {
  return `/mybusiness/${shopname}`;
}

export function lastShop(): string | null {
  return localStorage.getItem(LAST_SHOP);
}

export function rememberShop(shopname: string): void {
  localStorage.setItem(LAST_SHOP, shopname);
}
