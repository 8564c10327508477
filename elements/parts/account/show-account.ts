import { effect } from '@preact/signals-core';
import type { SessionStore } from '../../client/session/session-store.ts';
import { addTexts, type Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { AccountElement } from './account.element.ts';

interface Shown {
  readonly session: SessionStore;
  readonly lang: Lang;
}

/** Events that load the account's menus before the header is clicked. */
const TOUCHES = ['pointerover', 'focusin', 'click'] as const;

/**
 * Puts the account into the page's header, whose HTML is the same for all visitors: its elements
 * fill the slots that show "sign in" otherwise. Removes them when the session ends.
 */
export async function showAccount({ session, lang }: Shown): Promise<void> {
  const header = document.querySelector('talad-header');
  const bar = document.querySelector('talad-bottom-menu');
  if (!header) return;
  // Imports only this area's texts; loadArea would include those of all areas.
  const { account } = await (lang === 'th'
    ? import('../../locales/th/account.ts')
    : import('../../locales/en/account.ts'));
  addTexts(lang, account);
  define('talad-account', AccountElement);
  for (const touch of TOUCHES) header.addEventListener(touch, loadMenu);
  const places = [
    Object.assign(new AccountElement(), { slot: 'account' }),
    Object.assign(document.createElement('talad-account-menu'), {
      slot: 'side-account',
      sheet: true,
    }),
  ];
  effect(() => {
    const user = session.user.value;
    const urls = session.memory.peek()?.urls;
    bar?.setAttribute('notices', `${user.noti_count}`);
    for (const place of places) {
      if (!user.profile || !urls) {
        place.remove();
        continue;
      }
      Object.assign(place, { locale: lang, user, my: urls.my, backOffice: urls.back_office });
      if (!place.isConnected) header.append(place);
    }
  });
}

/** Loads what failed to load with the next touch. */
function loadMenu(): void {
  import('./account-menu.element.ts').then(
    ({ AccountMenuElement }) => define('talad-account-menu', AccountMenuElement),
    () => undefined,
  );
}
