import { isRobot } from '@talad/elements/client/session/is-robot';
import type { SessionStore } from '@talad/elements/client/session/session-store';
import { startSession } from '@talad/elements/client/session/start-session';
import { storeTracker } from '@talad/elements/client/tracker';

const covers = () => import('@talad/elements/client/modals/back-closes-menu');
const leaving = () => import('@talad/elements/client/session/sign-out');

/** Spec §4: the session of a person's page; robots have none. The account's menu comes with an account. */
export function startPage(): void {
  const header = document.querySelector('talad-header')?.shadowRoot;
  if (header)
    covers()
      .then(({ watchMenu }) => watchMenu(header))
      .catch(() => undefined);
  if (isRobot(navigator.userAgent)) return;
  storeTracker();
  const { base = '', api = '/api/v1' } = document.getElementById('main')?.dataset ?? {};
  const lang = document.documentElement.lang === 'th' ? 'th' : 'en';
  const session = startSession({ api, base, lang });
  watchSignOut(api);
  if (/^\/my(\/|$)/.test(location.pathname)) watchOwner(session);
  const end = session.user.subscribe(({ profile }) => {
    if (!profile) return;
    // `subscribe` calls back at once for a known account, before `end` is assigned.
    queueMicrotask(() => end());
    const menu = import('@talad/elements/parts/account/show-account');
    menu.then(({ showAccount }) => showAccount({ session, lang })).catch(() => undefined);
  });
}

/** Removes a page of "my account" as soon as another person is signed in. */
function watchOwner({ user }: SessionStore): void {
  let owner: string | null = null;
  user.subscribe(({ id }) => {
    if (owner !== null && id !== null && id !== owner) location.reload();
    owner ??= id;
  });
}

/** Handles the link anywhere on the page; without JavaScript, it asks for confirmation first. */
function watchSignOut(api: string): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (link?.pathname !== '/logout') return;
    event.preventDefault();
    leaving().then(
      ({ signOut }) => signOut(api),
      () => location.assign(link.href),
    );
  });
  addEventListener('submit', (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== '/logout') return;
    event.preventDefault();
    void leaving()
      .then(({ clearLocalData }) => clearLocalData())
      .finally(() => form.submit());
  });
}
