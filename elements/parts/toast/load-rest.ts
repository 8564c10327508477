import { createFlow } from '../../client/flow.ts';
import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang } from '../../locales/text.ts';
import { withProgress } from '../progress/with-progress.ts';
import { say } from './say.ts';

/** Which page was asked for a second time. */
const ASKED = 'talad-rest';

/** The page as the server has it now; an error while it still lacks a part. */
const whole = createFlow<true>({
  async load(signal) {
    const response = await fetch(location.href, { cache: 'no-store', signal }).catch(() => null);
    if (!response?.ok) return { ok: false, code: 'NETWORK' };
    const isCut = /<main[^>]*\sdata-cut/.test(await response.text());
    return isCut ? { ok: false, code: 'TIMEOUT' } : { ok: true, data: true };
  },
});

/**
 * A page that the server drew without a part, because its data took more than 3 s (spec §9): it is asked
 * for once more, and shown when it is whole. Where it does not come that is said (spec §8), but for a
 * product, whose page has what a buyer needs.
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
  say(locale, {
    text: text(locale, 'error.rest'),
    kind: 'error',
    action: { label: text(locale, 'error.again'), run: () => location.reload() },
  });
}
