import type { AuthProvider } from 'react-admin';
import type { MyShop, UserProfile } from '@talad/elements/api/user.contract';
import { ApiRefusal } from './api-refusal.ts';
import { answerOf, type CallApi } from './call-api.ts';
import { pageSession } from './page-session.ts';

const NEEDED: Readonly<Record<string, string>> = {
  'orders.list': 'order:read',
  'orders.show': 'order:read',
  'orders.ship': 'order:ship',
  'products.list': 'product:read',
  'products.edit': 'product:read',
  'products.write': 'product:write',
  'media.write': 'media:write',
  'messages.list': 'message:read',
  'messages.show': 'message:read',
  'pages.edit': 'page:write',
  'staff.list': 'staff:write',
  'activity.list': 'audit:read',
  'opening.edit': 'shop:open',
  'stock.list': 'product:read',
  'stock.write': 'stock:write',
};

/** What to draw; what may be done is decided by the server alone. */
export function may(shop: MyShop, resource: string, action: string): boolean {
  const needed = NEEDED[`${resource}.${action}`];
  return needed !== undefined && shop.capabilities.includes(needed);
}

/** The session is an httpOnly cookie of the account service: nothing of it is kept here. */
export function createAuthProvider(
  { id, display_name }: UserProfile,
  shop: MyShop,
  callApi: CallApi,
): AuthProvider {
  return {
    login: () => {
      signIn();
      return Promise.resolve();
    },
    checkAuth: () => Promise.resolve(),
    checkError: (error: unknown) => {
      // Never away from what was typed: layout/SignedOut asks over the page.
      if (error instanceof ApiRefusal && error.status === 401) void pageSession().beat();
      return Promise.resolve();
    },
    getIdentity: () => Promise.resolve({ id, fullName: display_name }),
    canAccess: ({ resource, action }) => Promise.resolve(may(shop, resource, action)),
    logout: async () => {
      const path = `/api/v1/url/logout?continue_url=${encodeURIComponent('/')}`;
      const { url } = answerOf<{ readonly url: string }>(await callApi(path));
      location.assign(url);
      return false;
    },
  };
}

/** To the account service and back to where one was: a top-level redirect, never a form of ours. */
export function signIn(): void {
  location.assign(signInAddress());
}

export function signInAddress(): string {
  return `/login?continue=${encodeURIComponent(here())}`;
}

/** The same for somebody who is signed in, where an act asks who is there once more. */
export function signInAgain(): void {
  location.assign(`/login?again=1&continue=${encodeURIComponent(here())}`);
}

/** Where a second factor is set up, or given, and back. */
export function giveSecondFactor(): void {
  location.assign(`/my/security/required?return=${encodeURIComponent(here())}`);
}

function here(): string {
  return `${location.pathname}${location.search}`;
}
