import { safeHref } from '@talad/elements/schema/safe-href';
import type { LinkItem } from '@talad/elements/parts/header/header-data';
import { text } from '../../locales/text.ts';
import { links } from '../../ssr/links.ts';
import type { Site } from './site.read.ts';

/** More in the menu than this and nobody reads it; the rest is a tap away. */
const MENU_ITEMS = 8;

/** The owner's own menu (spec §3 Header: menuListObjects); without one, the range and its categories. */
export function siteMenu(site: Site): readonly LinkItem[] {
  const own = ownMenu(site);
  const { place, lang } = site.context;
  const roots = site.categories.filter(
    (category) => category.parent_category_id === null && category.count_sum > 0,
  );
  const menu =
    own.length > 0
      ? own
      : [
          { title: text(lang, 'storefront.allProducts'), link: links.search(place) },
          ...roots.map((category) => ({ title: category.category_name, link: category.url })),
        ];
  return menu.slice(0, MENU_ITEMS);
}

/** Of a stored look, what is a link with a title; the rest is left out. */
function ownMenu({ design, context }: Site): readonly LinkItem[] {
  const header = recordOf(design['header']);
  const items: unknown = header['menuListObjects'];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const { title, title_en: english, link } = recordOf(item);
    const shown = context.lang === 'en' && typeof english === 'string' && english ? english : title;
    if (typeof shown !== 'string' || shown === '' || typeof link !== 'string') return [];
    const isPath = link.startsWith('/') && !link.startsWith('//');
    const href = safeHref(isPath ? `${context.place.base}${link}` : link);
    return href === '#' ? [] : [{ title: shown, link: href }];
  });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
