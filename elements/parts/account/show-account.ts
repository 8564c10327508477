import { effect } from '@preact/signals-core';
import type { SessionStore } from '../../client/session/session-store.ts';
import { addTexts, type Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { AccountElement } from './account.element.ts';

interface Shown {
  readonly session: SessionStore;
  readonly lang: Lang;
}

/** Before anything of the header is pressed: the account's menu, and the side menu that has it too. */
const TOUCHES = ['pointerover', 'focusin', 'click'] as const;

/**
 * Puts the account into the page's header, whose own markup is the same for everybody: what stands in
 * its slots takes the place of "sign in". Gone again when the session is.
 */
export async function showAccount({ session, lang }: Shown): Promise<void> {
  const header = document.querySelector('talad-header');
  const bar = document.querySelector('talad-bottom-menu');
  if (!header) return;
  // Not by loadArea, which knows of all the areas that there are.
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

/** What did not come is asked for again by the next touch. */
function loadMenu(): void {
  import('./account-menu.element.ts').then(
    ({ AccountMenuElement }) => define('talad-account-menu', AccountMenuElement),
    () => undefined,
  );
}
