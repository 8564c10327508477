import { effect } from '@preact/signals-core';
import type { SessionStore } from '../../client/session/session-store.ts';
import { loadArea } from '../../locales/load-area.ts';
import type { Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { AccountElement } from './account.element.ts';

interface Shown {
  readonly session: SessionStore;
  readonly lang: Lang;
}

/**
 * Puts the account into the page's header, whose own markup is the same for everybody: what stands in
 * its slots takes the place of "sign in". Gone again when the session is.
 */
export async function showAccount({ session, lang }: Shown): Promise<void> {
  const header = document.querySelector('talad-header');
  const bar = document.querySelector('talad-bottom-menu');
  if (!header) return;
  await loadArea('account', lang);
  define('talad-account', AccountElement);
  const places = [
    { slot: 'account', list: false },
    { slot: 'side-account', list: true },
  ].map((place) => Object.assign(new AccountElement(), { ...place, locale: lang }));
  effect(() => {
    const user = session.user.value;
    const urls = session.memory.peek()?.urls;
    bar?.setAttribute('notices', `${user.noti_count}`);
    for (const place of places) {
      if (!user.profile || !urls) {
        place.remove();
        continue;
      }
      Object.assign(place, { user, my: urls.my, backOffice: urls.back_office });
      if (!place.isConnected) header.append(place);
    }
  });
}
