import type { Lang } from '../../locales/text.ts';
import { alignPresets, type AlignPreset } from '../../parts/header/header-data.ts';
import { readMenu, type MenuEntry } from './menu-look.ts';
import { logoHeight } from './page-settings.ts';
import { flagOf, localised, oneOf, recordOf, textOf, type Stored } from './read-record.ts';

/** A stored header (spec §3 Header), whole: a part that can not be read has its default. */
export interface HeaderLook {
  readonly align: AlignPreset;
  /** Pictures as stored: '' where there is none. */
  readonly logo: string;
  readonly sideLogo: string;
  readonly logoHeight: number;
  readonly menu: readonly MenuEntry[];
  readonly subMenu: readonly MenuEntry[];
  readonly hasSearch: boolean;
  /** The search field asks for a category as well. */
  readonly hasCategoryTag: boolean;
  readonly hasCart: boolean;
  readonly hasCrumbs: boolean;
  /** What the first step of the way is called; '': 'all products'. */
  readonly crumbsLabel: string;
  readonly hasCategoryBar: boolean;
  /** Its categories open what is below them. */
  readonly hasCategoryBarMenu: boolean;
}

export function readHeaderLook(header: Stored, lang: Lang): HeaderLook {
  const search = recordOf(header['SearchBox']);
  const crumbs = recordOf(header['Breadcrumb']);
  const bar = recordOf(header['CategoryBar']);
  const hasLogo = flagOf(header, 'isImageLogo', true);
  return {
    align: oneOf(recordOf(header['headerPane']), 'alignPresetId', alignPresets) ?? 'left',
    logo: hasLogo ? textOf(header, 'logo', 300) : '',
    sideLogo: hasLogo ? textOf(header, 'logoSideMenu', 300) : '',
    logoHeight: logoHeight(header),
    menu: readMenu(header['menuListObjects'], lang),
    subMenu: readMenu(header['subMenuListObjects'], lang),
    hasSearch: flagOf(search, 'enableSearchBoxWidget', true),
    hasCategoryTag: flagOf(search, 'isShowCategoryTag', false),
    hasCart: !flagOf(recordOf(header['CartMini']), 'disable', false),
    hasCrumbs: !flagOf(crumbs, 'disable', false),
    crumbsLabel: localised(crumbs, 'label', lang).slice(0, 80),
    // Without a word of it there is none: the menu has the categories already.
    hasCategoryBar: !flagOf(bar, 'disable', true),
    hasCategoryBarMenu: !flagOf(bar, 'disableMenu', false),
  };
}
