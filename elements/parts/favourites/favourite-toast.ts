import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang, type TextKey } from '../../locales/text.ts';
import { announce } from '../toast/announce.ts';

/** Shows the result of a click on a heart. */
export async function showFavouriteToast(
  lang: Lang,
  key: TextKey,
  kind: 'done' | 'error',
): Promise<void> {
  await Promise.all([loadTexts(lang), loadArea('personal', lang)]);
  announce(lang, { text: text(lang, key), kind, about: 'keep' });
}
