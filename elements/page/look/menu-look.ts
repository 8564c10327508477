import type { Lang } from '../../locales/text.ts';
import { menuTemplates, type MenuTemplate } from '../../parts/header/header-data.ts';
import {
  flagOf,
  localised,
  numberOf,
  oneOf,
  recordOf,
  recordsOf,
  textOf,
  type Stored,
} from './read-record.ts';

/**
 * One item of a menu (spec §3 Header: menuListObjects, subMenuListObjects) in the reader's
 * language.
 */
export interface MenuEntry {
  readonly title: string;
  /** The stored link: a path of the site, or an absolute address. */
  readonly link: string;
  readonly target: '_blank' | null;
  /** Name of an icon, or a picture. */
  readonly icon: string;
  readonly subtitle: string;
  readonly submenu: SubMenu | null;
}

export type SubMenu =
  | {
      readonly type: 'auto_category';
      readonly template: MenuTemplate | null;
      /** Null shows all root categories. */
      readonly categoryId: number | null;
    }
  | {
      readonly type: 'manual';
      readonly template: MenuTemplate | null;
      readonly columns: number | null;
      readonly groups: readonly MenuGroup[];
      readonly banner: MenuBannerLook | null;
    };

export interface MenuGroup {
  readonly title: string;
  readonly link: string;
  readonly children: readonly { readonly title: string; readonly link: string }[];
}

export interface MenuBannerLook {
  readonly image: string;
  readonly title: string;
  readonly button: string;
  readonly link: string;
}

export const MAX_MENU = 12;
/**
 * Largest number of items in the second level, and below each of them (spec §9 "Menu hierarchy: max
 * level 3").
 */
export const MAX_GROUPS = 15;
export const MAX_CHILDREN = 10;

export function readMenu(stored: unknown, lang: Lang): readonly MenuEntry[] {
  return recordsOf(stored, MAX_MENU).flatMap((item) => {
    const line = lineOf(item, lang);
    if (!line) return [];
    return [
      {
        ...line,
        target: oneOf(item, 'target', ['_blank']),
        icon: textOf(item, 'icon', 300),
        subtitle: localised(item, 'subtitle', lang).slice(0, 120),
        submenu: subMenuOf(item, lang),
      },
    ];
  });
}

function lineOf(
  item: Stored,
  lang: Lang,
): { readonly title: string; readonly link: string } | null {
  const title = localised(item, 'title', lang).slice(0, 120);
  const link = item['link'];
  return title !== '' && typeof link === 'string' ? { title, link: link.slice(0, 2_000) } : null;
}

function subMenuOf(item: Stored, lang: Lang): SubMenu | null {
  const type = oneOf(item, 'type', ['auto_category', 'manual']);
  const template = oneOf(item, 'template', menuTemplates);
  if (flagOf(item, 'isShowCategoryMenu', false)) {
    return { type: 'auto_category', template, categoryId: idOf(item['cat_id']) };
  }
  if (!flagOf(item, 'isShowSubMenu', false)) return null;
  if (type === 'auto_category') return { type, template, categoryId: idOf(item['cat_id']) };
  const custom = recordOf(item['submenuCustom']);
  const groups = recordsOf(custom['categories'], MAX_GROUPS).flatMap((group) => {
    const line = lineOf(group, lang);
    if (!line) return [];
    const children = recordsOf(group['children'], MAX_CHILDREN).flatMap(
      (child) => lineOf(child, lang) ?? [],
    );
    return [{ ...line, children }];
  });
  const banner = bannerOf(custom['banner'], lang);
  if (groups.length === 0 && !banner) return null;
  const columns = numberOf(custom, 'columns', [1, 5]);
  return {
    type: 'manual',
    template,
    columns: columns === null ? null : Math.round(columns),
    groups,
    banner,
  };
}

function bannerOf(stored: unknown, lang: Lang): MenuBannerLook | null {
  const banner = recordOf(stored);
  const image = textOf(banner, 'image', 300);
  const title = localised(banner, 'title', lang);
  if (image === '' && title === '') return null;
  return {
    image,
    title,
    button: localised(banner, 'button', lang),
    link: textOf(banner, 'link', 2_000),
  };
}

function idOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;
}
