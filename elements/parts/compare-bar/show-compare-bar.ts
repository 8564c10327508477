import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import type { Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { CompareBarElement } from './compare-bar.element.ts';

/** Adds the bar once per page; it is hidden while there is nothing to compare. */
export async function showCompareBar(locale: Lang): Promise<void> {
  if (document.querySelector('talad-compare-bar, talad-compare')) return;
  await Promise.all([loadTexts(locale), loadArea('personal', locale)]);
  define('talad-compare-bar', CompareBarElement);
  const base = document.querySelector<HTMLElement>('main')?.dataset['base'] ?? '';
  document.body.append(Object.assign(new CompareBarElement(), { locale, base }));
}
