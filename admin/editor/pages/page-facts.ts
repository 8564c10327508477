import { FRONT_PAGE } from '@talad/elements/page/page';
import { isLayoutName } from '@talad/elements/page/look/custom-routes';
import type { Lang } from '../../providers/i18n-provider.ts';
import type { ManagedPage } from './pages-api.ts';

/** A page that was never saved: it is shown as the theme has it. */
export const unsavedFront: ManagedPage = {
  name: FRONT_PAGE,
  title: '',
  titles: {},
  url: '/',
  is_front: true,
  is_fixed: true,
  seo: {},
  share_picture: null,
  is_published: false,
  has_changes: false,
  updated_at: '',
  published_at: null,
};

export function isLayout({ name }: ManagedPage): boolean {
  return isLayoutName(name);
}

export function titleOf({ name, title, titles }: ManagedPage, lang: Lang): string {
  return titles[lang] || title || name;
}

/** Returns a free address next to `name`: 'our-story-2'. */
export function freeCopyName(name: string, taken: readonly string[]): string {
  const base = name.slice(0, 58).replace(/-\d+$/, '');
  for (let number = 2; ; number += 1) {
    const wanted = `${base}-${number}`;
    if (!taken.includes(wanted)) return wanted;
  }
}
