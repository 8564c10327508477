import { safeHref } from '../../schema/safe-href.ts';
import { menuTemplates } from '../../parts/header/header-data.ts';
import { BOX_SCALE, boxOptions } from '../../theme/look/box-look.ts';
import type { Options } from '../../theme/look/choices.ts';
import {
  alignPresets,
  barOptions,
  footerOptions,
  headerOptions,
} from '../../theme/look/frame-look.ts';
import { productOptions } from '../../theme/look/product-look.ts';
import type { PageProblem } from '../page-problem.ts';
import { boxSwitches, contactIcons, contactShapes } from './components-look.ts';
import { FOOTER_COLUMNS } from './footer-look.ts';
import { MAX_CHILDREN, MAX_GROUPS, MAX_MENU } from './menu-look.ts';
import { isStored, type Stored } from './read-record.ts';

/** The allowed values of a stored part; unnamed fields are kept. */
type Rule =
  | { readonly text: number }
  | { readonly options: readonly (string | number | boolean)[] }
  | { readonly between: readonly [min: number, max: number] }
  | { readonly list: number; readonly of: Rule }
  | { readonly fields: Readonly<Record<string, Rule>>; readonly needs?: readonly string[] }
  | 'flag'
  | 'link'
  | 'id';

const MAX_TITLE = 120;
const title: Rule = { text: MAX_TITLE };
const longText: Rule = { text: 4_000 };
const reference: Rule = { text: 300 };
const titles = { title, title_en: title, title_th: title };
const off: Rule = { fields: { disable: 'flag' } };

const link = (more: Readonly<Record<string, Rule>> = {}): Rule => ({
  fields: { ...titles, link: 'link', ...more },
  needs: ['title', 'link'],
});

const submenu: Rule = {
  fields: {
    columns: { between: [1, 5] },
    categories: {
      list: MAX_GROUPS,
      of: link({ children: { list: MAX_CHILDREN, of: link() } }),
    },
    banner: {
      fields: {
        ...titles,
        image: reference,
        button: title,
        button_en: title,
        button_th: title,
        link: 'link',
      },
    },
  },
};

const menu: Rule = {
  list: MAX_MENU,
  of: link({
    isShowCategoryMenu: 'flag',
    isShowSubMenu: 'flag',
    type: { options: ['auto_category', 'manual'] },
    template: { options: menuTemplates },
    target: { options: ['_blank', '_self', ''] },
    cat_id: 'id',
    icon: reference,
    subtitle: title,
    subtitle_en: title,
    subtitle_th: title,
    submenuCustom: submenu,
  }),
};

const header: Rule = {
  fields: {
    logo: reference,
    logoSideMenu: reference,
    isImageLogo: 'flag',
    logoStyle: { fields: { height: { between: [30, 80] } } },
    headerPane: { fields: { alignPresetId: { options: alignPresets } } },
    menuListObjects: menu,
    subMenuListObjects: menu,
    SearchBox: { fields: { enableSearchBoxWidget: 'flag', isShowCategoryTag: 'flag' } },
    CartMini: off,
    Breadcrumb: { fields: { disable: 'flag', label: title, label_en: title, label_th: title } },
    CategoryBar: { fields: { disable: 'flag', disableMenu: 'flag' } },
  },
};

const footer: Rule = {
  fields: {
    logo: reference,
    slogan: longText,
    slogan_en: longText,
    slogan_th: longText,
    address: longText,
    address_en: longText,
    address_th: longText,
    columns: { list: FOOTER_COLUMNS, of: { fields: { ...titles, links: menu } } },
    SocialPane: off,
    ContactPane: off,
    AccountPane: off,
  },
};

const components: Rule = {
  fields: {
    BottomMenu: off,
    ContactWidget: {
      fields: {
        enableContactWidget: 'flag',
        template: {
          fields: { icon: { options: contactIcons }, shape: { options: contactShapes } },
        },
      },
    },
    ProductBox: { fields: Object.fromEntries(boxSwitches.map((name) => [name, 'flag'])) },
  },
};

const optionsOf = (options: Options): Readonly<Record<string, Rule>> =>
  Object.fromEntries(Object.entries(options).map(([name, values]) => [name, { options: values }]));

/** Parts of a theme; check-design.ts validates the rest of it. */
const theme: Rule = {
  fields: {
    box: { fields: { ...optionsOf(boxOptions), scale: { between: BOX_SCALE } } },
    product: { fields: optionsOf(productOptions) },
    header: { fields: optionsOf(headerOptions) },
    bar: { fields: optionsOf(barOptions) },
    footer: { fields: optionsOf(footerOptions) },
  },
};

/** Validates header, footer, components and theme of a look to be saved. */
export function checkFrame(design: Stored): readonly PageProblem[] {
  const extra = design['currentThemeExtra'];
  return [
    ...(isStored(extra) ? check(extra, theme, '/currentThemeExtra') : []),
    ...check(design['header'], header, '/header'),
    ...check(design['footer'], footer, '/footer'),
    ...check(design['components'], components, '/components'),
    ...check(design['landingPageEnable'], 'flag', '/landingPageEnable'),
    ...check(design['logoImage'], reference, '/logoImage'),
    ...check(design['coverImage'], reference, '/coverImage'),
  ];
}

function check(value: unknown, rule: Rule, path: string): readonly PageProblem[] {
  const refuse = (code: PageProblem['code'], limit?: number): readonly PageProblem[] => [
    { path, code, ...(limit === undefined ? {} : { limit }) },
  ];
  if (value === undefined || value === null) return [];
  if (rule === 'flag') return typeof value === 'boolean' ? [] : refuse('WRONG_TYPE');
  if (rule === 'id') return Number.isSafeInteger(value) ? [] : refuse('WRONG_TYPE');
  if (rule === 'link') {
    if (typeof value !== 'string') return refuse('WRONG_TYPE');
    return value === '' || value === '#' || safeHref(value) !== '#' ? [] : refuse('BAD_LINK');
  }
  if ('text' in rule) {
    if (typeof value !== 'string') return refuse('WRONG_TYPE');
    return value.length > rule.text ? refuse('TOO_LONG', rule.text) : [];
  }
  if ('options' in rule) {
    return rule.options.some((one) => one === value) ? [] : refuse('NOT_AN_OPTION');
  }
  if ('between' in rule) {
    const [min, max] = rule.between;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('WRONG_TYPE');
    if (value < min) return refuse('OUT_OF_RANGE', min);
    return value > max ? refuse('OUT_OF_RANGE', max) : [];
  }
  if ('list' in rule) {
    if (!Array.isArray(value)) return refuse('WRONG_TYPE');
    if (value.length > rule.list) return refuse('TOO_MANY', rule.list);
    return value.flatMap((item: unknown, index) =>
      check(item ?? false, rule.of, `${path}/${index}`),
    );
  }
  if (!isStored(value)) return refuse('WRONG_TYPE');
  const isWhole = (rule.needs ?? []).every((name) => typeof value[name] === 'string');
  if (!isWhole) return refuse('WRONG_TYPE');
  return Object.entries(rule.fields).flatMap(([name, inner]) =>
    check(value[name], inner, `${path}/${name}`),
  );
}
