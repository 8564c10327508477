import type { Category } from '@talad/elements/api/category.contract';
import { themeOf } from '@talad/elements/page/design-css';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { HeaderLook } from '@talad/elements/page/look/header-look';
import type { CategoryBarData } from '@talad/elements/parts/category-bar/category-bar.element';
import { blogText } from '@talad/elements/pages/blog/blog-text';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { HeaderData, MenuNode } from '@talad/elements/parts/header/header-data';
import type { ShopSettings } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { links } from '../../../rendering/index.ts';
import type { Site } from './site.read.ts';
import { telHref } from './footer-view.ts';
import { isPictured } from './frame-pictures.ts';
import { socialLinks } from './social-links.ts';
import { firstCategories } from './category-part.ts';
import { markCurrent } from './mark-current.ts';
import { categoryNode, menuTree, rootCategories } from './menu-tree.ts';

/** Limit of an automatic menu; a link leads to all categories. */
const MENU_ITEMS = 8;

export interface FrameWhere {
  /** Path and query of the page on its host, without `lang`. */
  readonly url: string;
  readonly keyword?: string;
  /** The holiday of the shop that sells the product of the page. */
  readonly holiday?: ShopSettings['holiday'] | null;
}

export function headerView(site: Site, look: HeaderLook, where: FrameWhere): HeaderData {
  const { place, lang, config } = site.context;
  const logo = site.framePictures.get(look.logo) ?? null;
  const [, search] = where.url.split('?');
  // The links of the languages are relative to the page's address, so that a header is rendered once for many
  // pages.
  const query = search ? `?${search}&` : '?';
  return {
    title: site.title,
    href: links.home(place),
    ...(look.align === 'left' ? {} : { align: look.align }),
    ...(logo ? { logo, logoHeight: look.logoHeight } : {}),
    ...(look.sideLogo ? { sideLogo: site.framePictures.get(look.sideLogo) ?? logo } : {}),
    search: look.hasSearch ? searchView(site, look, where) : null,
    menu: markCurrent(headerMenu(site, look), where.url),
    languages: (['th', 'en'] as const).map((code) => ({
      lang: code,
      label: code === 'th' ? 'ไทย' : 'English',
      href: `${query}lang=${code}`,
      current: code === lang,
    })),
    ...contactLink(site),
    // Guests see a sign-in link; the browser replaces it by the account.
    account: { label: text(lang, 'storefront.signIn'), href: `${config.publicUrl}/my` },
    ...(site.kind === 'mall'
      ? {}
      : { origin: { title: text(lang, 'storefront.partOfMarket'), link: `${config.publicUrl}/` } }),
  };
}

/** Returns how to reach the shop, if its look says so and it has stated it. */
function contactLink(site: Site): Pick<HeaderData, 'contact'> {
  const { contact } = themeOf(site.design).shape.header ?? {};
  const phone = site.tel ?? site.mobile;
  if (contact === 'phone' && phone) {
    return { contact: { title: formatPhone(phone), link: telHref(phone) } };
  }
  const line = socialLinks(site.socials).find(({ name }) => name === 'line');
  return contact === 'line' && line ? { contact: { title: line.title, link: line.link } } : {};
}

/** Returns the owner's own menu (spec §3 Header: menuListObjects); without one, all products and the categories. */
function headerMenu(site: Site, look: HeaderLook): readonly MenuNode[] {
  const own = menuTree(site, look.menu);
  if (own.length > 0) return own;
  const { place, lang } = site.context;
  return [
    ...variantMenu(site),
    { title: text(lang, 'storefront.allProducts'), link: links.search(place) },
    ...rootCategories(site).map((category) => categoryNode(site, category, true)),
  ].slice(0, MENU_ITEMS);
}

/** Returns the menu of a book fair or a contest (spec §2 "Variants"). */
function variantMenu({ kind, context: { place, lang } }: Site): readonly MenuNode[] {
  if (kind === 'bookfair') {
    const title = blogText(lang, 'exhibition', 'title');
    return [{ title, link: links.blog(place, 'exhibition') }];
  }
  if (kind !== 'contest') return [];
  return [{ title: pageText(lang, 'contestants.title'), link: `${place.base}/contestants` }];
}

function searchView(
  site: Site,
  look: HeaderLook,
  where: FrameWhere,
): NonNullable<HeaderData['search']> {
  const { place } = site.context;
  const category = shownCategory(site, where.url);
  const isShown = ({ category_id: id }: Category) => id === category;
  return {
    action: links.search(place),
    api: '/api/v1',
    ...(place.base === '' ? {} : { site: site.shopname }),
    ...(where.keyword ? { value: where.keyword } : {}),
    ...(look.hasCategoryTag
      ? {
          categories: firstCategories(rootCategories(site), isShown).map((root) => ({
            id: root.category_id,
            title: root.category_name,
          })),
          ...(category === null ? {} : { category }),
        }
      : {}),
  };
}

/** Returns the root of the category that the page lists. */
function shownCategory({ categories }: Pick<Site, 'categories'>, url: string): number | null {
  const path = url.split('?')[0] ?? '';
  const filter = /[?&]filter=([^&]*)/.exec(url)?.[1];
  const categoryId = filter
    ? /"category_id":(\d+)/.exec(decodeURIComponent(filter))?.[1]
    : undefined;
  let shown = categories.find(({ category_id: id, url: own }) =>
    categoryId === undefined
      ? own === path || decodeURI(own) === decodeURI(path)
      : id === Number(categoryId),
  );
  while (shown?.parent_category_id) {
    const parent: number = shown.parent_category_id;
    shown = categories.find(({ category_id: id }) => id === parent);
  }
  return shown?.category_id ?? null;
}

/** Returns the rows below the header; null if the owner switched them off. */
export function categoryBarView(
  site: Site,
  look: HeaderLook,
  { url }: FrameWhere,
): CategoryBarData | null {
  const { lang } = site.context;
  const lines = menuTree(site, look.subMenu);
  const bar = themeOf(site.design).shape.bar?.look;
  const pictured = isPictured(bar);
  const categories =
    look.hasCategoryBar && bar !== 'none'
      ? firstCategories(rootCategories(site), () => false).map((root) =>
          pictured
            ? { ...categoryNode(site, root, false), ...picturedNode(site, root) }
            : categoryNode(site, root, look.hasCategoryBarMenu),
        )
      : [];
  if (lines.length === 0 && categories.length === 0) return null;
  return {
    lines: markCurrent(lines, url),
    linesLabel: text(lang, 'frame.more'),
    categories: markCurrent(categories, url),
    categoriesLabel: text(lang, 'frame.categories'),
    ...(pictured && { pictured }),
  };
}

function picturedNode(site: Site, category: Site['categories'][number]): Partial<MenuNode> {
  const icon = site.framePictures.get(category.media_id ?? '');
  // A Thai name may begin with a vowel, which is written with its consonant.
  const [letter = ''] = /^[เ-ไ]?\p{L}[\p{M}]*/u.exec(category.category_name) ?? [];
  return icon ? { icon } : { letter };
}
