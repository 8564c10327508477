import type { AuthProvider } from 'react-admin';
import type { UserProfile } from '@talad/elements/api/user.contract';
import { ApiRefusal } from './api-refusal.ts';
import { answerOf, type CallApi } from './call-api.ts';
import { pageSession } from './page-session.ts';

/** The session is an httpOnly cookie of the account service; nothing is stored here. */
export function createAuthProvider(
  { id, display_name }: UserProfile,
  callApi: CallApi,
  mayDo: (resource: string, action: string) => boolean,
): AuthProvider {
  return {
    login: () => {
      signIn();
      return Promise.resolve();
    },
    checkAuth: () => Promise.resolve(),
    checkError: (error: unknown) => {
      // Typed text must not be lost: layout/SignedOut asks over the page.
      if (error instanceof ApiRefusal && error.status === 401) void pageSession().beat();
      return Promise.resolve();
    },
    getIdentity: () => Promise.resolve({ id, fullName: display_name }),
    canAccess: ({ resource, action }) => Promise.resolve(mayDo(resource, action)),
    logout: async () => {
      const path = `/api/v1/url/logout?continue_url=${encodeURIComponent('/')}`;
      const { url } = answerOf<{ readonly url: string }>(await callApi(path));
      location.assign(url);
      return false;
    },
  };
}

/** Redirects to the account service, which returns to this page. */
export function signIn(): void {
  location.assign(signInAddress());
}

export function signInAddress(): string {
  return `/login?continue=${encodeURIComponent(here())}`;
}

/** Makes a signed-in user sign in again before a sensitive action. */
export function signInAgain(): void {
  location.assign(`/login?again=1&continue=${encodeURIComponent(here())}`);
}

/** Redirects to setting up or entering a second factor, and back. */
export function requestSecondFactor(): void {
  location.assign(`/my/security/required?return=${encodeURIComponent(here())}`);
}

function here(): string {
  return `${location.pathname}${location.search}`;
}
