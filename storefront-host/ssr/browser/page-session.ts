import { isRobot } from '@talad/elements/client/session/is-robot';
import { watchSignOut } from '@talad/elements/client/session/sign-out';
import { startSession } from '@talad/elements/client/session/start-session';

/** Spec §4: the session of a person's page; robots have none. The account's menu comes with an account. */
export function startPage(): void {
  if (isRobot(navigator.userAgent)) return;
  const { base = '', api = '/api/v1' } = document.getElementById('main')?.dataset ?? {};
  const lang = document.documentElement.lang === 'th' ? 'th' : 'en';
  const session = startSession({ api, base, lang });
  watchSignOut(api);
  const end = session.user.subscribe(({ profile }) => {
    if (!profile) return;
    // Called while it is subscribed for an account that was known before.
    queueMicrotask(() => end());
    const menu = import('@talad/elements/parts/account/show-account');
    menu.then(({ showAccount }) => showAccount({ session, lang })).catch(() => undefined);
  });
}
