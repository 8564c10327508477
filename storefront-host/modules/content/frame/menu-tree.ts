import type { Category } from '@talad/elements/api/category.contract';
import {
  MAX_CHILDREN,
  MAX_GROUPS,
  type MenuEntry,
  type SubMenu,
} from '@talad/elements/page/look/menu-look';
import type { LinkItem, MenuNode } from '@talad/elements/parts/header/header-data';
import { siteHref } from '@talad/elements/sections/section-link';
import type { Site } from './site.read.ts';

export type MenuSite = Pick<Site, 'categories' | 'framePictures' | 'look'> & {
  readonly context: { readonly place: Pick<Site['context']['place'], 'base'> };
};

type Children = NonNullable<MenuNode['children']>;

/** Returns an owner's menu as a header shows it; lines without a target are left out. */
export function menuTree(site: MenuSite, entries: readonly MenuEntry[]): readonly MenuNode[] {
  return entries.flatMap((entry) => {
    const submenu = entry.submenu ? subMenuOf(site, entry.submenu) : {};
    const link = hrefOf(site, entry.link);
    // An item that only opens a submenu may have no target.
    if (link === '#' && !submenu.children && !submenu.banner) return [];
    const icon = site.framePictures.get(entry.icon) ?? (entry.icon || undefined);
    return [
      {
        title: entry.title,
        link,
        ...(entry.target ? { target: entry.target } : {}),
        ...(icon === undefined ? {} : { icon }),
        ...(entry.subtitle ? { subtitle: entry.subtitle } : {}),
        ...submenu,
      },
    ];
  });
}

/** Returns a category with its descendants, as a line of a menu. */
export function categoryNode(site: MenuSite, category: Category, withMenu: boolean): MenuNode {
  const children = withMenu ? leavesBelow(site, category.category_id) : [];
  return {
    title: category.category_name,
    link: category.url,
    ...(children.length > 0 ? { template: 'list' as const, children } : {}),
  };
}

/** Spec §5: empty categories are not shown. */
export function rootCategories({ categories }: Pick<Site, 'categories'>): Site['categories'] {
  return categories.filter(
    ({ parent_category_id: parent, count_sum: count }) => parent === null && count > 0,
  );
}

/** Returns the address of an owner's link on this site; '#' without a target. */
export function hrefOf(site: MenuSite, link: string): string {
  return siteHref(site.context.place.base, link);
}

function subMenuOf(site: MenuSite, submenu: SubMenu): Partial<MenuNode> {
  const template = submenu.template ? { template: submenu.template } : {};
  const folded = site.look.baseLevel === 1 ? { folded: true } : {};
  if (submenu.type === 'auto_category') {
    const children = categoryGroups(site, submenu.categoryId);
    return children.length > 0 ? { ...template, ...folded, children } : {};
  }
  const { groups, banner, columns } = submenu;
  const children: Children = groups.map((group) => ({
    ...linked(site, group),
    ...(group.children.length > 0
      ? { children: group.children.map((child) => linked(site, child)) }
      : {}),
  }));
  return {
    ...template,
    ...folded,
    ...(columns === null ? {} : { columns }),
    ...(children.length > 0 ? { children } : {}),
    ...(banner
      ? {
          banner: {
            image: site.framePictures.get(banner.image) ?? null,
            title: banner.title,
            button: banner.button,
            link: banner.link ? hrefOf(site, banner.link) : '',
          },
        }
      : {}),
  };
}

/** Returns two levels of the site's own categories, from the roots or from the children of one category. */
function categoryGroups(site: MenuSite, categoryId: number | null): Children {
  const top = categoryId === null ? rootCategories(site) : below(site, categoryId);
  return top.slice(0, MAX_GROUPS).map((category) => {
    const children = leavesBelow(site, category.category_id);
    return {
      title: category.category_name,
      link: category.url,
      ...(children.length > 0 ? { children } : {}),
    };
  });
}

function leavesBelow(site: MenuSite, categoryId: number): readonly LinkItem[] {
  return below(site, categoryId)
    .slice(0, MAX_CHILDREN)
    .map(({ category_name: title, url: link }) => ({ title, link }));
}

function below({ categories }: Pick<Site, 'categories'>, id: number): readonly Category[] {
  return categories.filter(({ parent_category_id: parent }) => parent === id);
}

function linked(
  site: MenuSite,
  { title, link }: { readonly title: string; readonly link: string },
): LinkItem {
  return { title, link: hrefOf(site, link) };
}
