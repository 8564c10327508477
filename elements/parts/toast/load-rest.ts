import { createFlow } from '../../client/flow.ts';
import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang } from '../../locales/text.ts';
import { withProgress } from '../progress/with-progress.ts';
import { announce } from './announce.ts';

/** Storage key of the page that was loaded again. */
const ASKED = 'talad-rest';

/** Fetches the page again; an error while a part is still missing. */
const whole = createFlow<true>({
  async load(signal) {
    const response = await fetch(location.href, { cache: 'no-store', signal }).catch(() => null);
    if (!response?.ok) return { ok: false, code: 'NETWORK' };
    const isCut = /<main[^>]*\sdata-cut/.test(await response.text());
    return isCut ? { ok: false, code: 'TIMEOUT' } : { ok: true, data: true };
  },
});

/**
 * Reloads a page that the server rendered without a part, because its data took more than 3 s (spec
 * §9). Shows a message if it stays incomplete (spec §8), except on a product page, which has
 * everything that a buyer needs.
 */
export async function loadRest(): Promise<void> {
  const isAgain = sessionStorage.getItem(ASKED) === location.href;
  const { ready } = isAgain ? { ready: false } : await withProgress(whole.run());
  if (ready) {
    sessionStorage.setItem(ASKED, location.href);
    location.reload();
    return;
  }
  sessionStorage.removeItem(ASKED);
  if (document.querySelector('[data-seen]')) return;
  const locale: Lang = document.documentElement.lang === 'th' ? 'th' : 'en';
  await Promise.all([loadTexts(locale), loadArea('error', locale)]);
  announce(locale, {
    text: text(locale, 'error.rest'),
    kind: 'error',
    action: { label: text(locale, 'error.again'), run: () => location.reload() },
  });
}
