import type { Lang } from '../../locales/text.ts';
import { alignPresets, type AlignPreset } from '../../theme/look/frame-look.ts';
import { readMenu, type MenuEntry } from './menu-look.ts';
import { logoHeight } from './page-settings.ts';
import { flagOf, localised, oneOf, recordOf, textOf, type Stored } from './read-record.ts';

/** A stored header (spec §3 Header); unreadable parts have their defaults. */
export interface HeaderLook {
  readonly align: AlignPreset;
  /** Stored pictures; '' without one. */
  readonly logo: string;
  readonly sideLogo: string;
  readonly logoHeight: number;
  readonly menu: readonly MenuEntry[];
  readonly subMenu: readonly MenuEntry[];
  readonly hasSearch: boolean;
  /** The search field also offers a category. */
  readonly hasCategoryTag: boolean;
  readonly hasCart: boolean;
  readonly hasCrumbs: boolean;
  /** Label of the first breadcrumb; '' means 'all products'. */
  readonly crumbsLabel: string;
  readonly hasCategoryBar: boolean;
  /** Categories in the bar have sub-menus. */
  readonly hasCategoryBarMenu: boolean;
}

/** Returns how the header of a stored look is arranged. */
export function alignOf(design: object): AlignPreset {
  const pane = recordOf(recordOf(Reflect.get(design, 'header'))['headerPane']);
  return oneOf(pane, 'alignPresetId', alignPresets) ?? 'left';
}

export function readHeaderLook(header: Stored, lang: Lang): HeaderLook {
  const search = recordOf(header['SearchBox']);
  const crumbs = recordOf(header['Breadcrumb']);
  const bar = recordOf(header['CategoryBar']);
  const hasLogo = flagOf(header, 'isImageLogo', true);
  return {
    align: alignOf({ header }),
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
    // Off by default: the menu has the categories already.
    hasCategoryBar: !flagOf(bar, 'disable', true),
    hasCategoryBarMenu: !flagOf(bar, 'disableMenu', false),
  };
}
