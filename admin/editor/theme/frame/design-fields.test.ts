import { expect, it } from 'vitest';
import { frameGroups } from './frame-groups.ts';

/** Spec §3 "Design / theme", Header and Footer: each field, and its path in the form. */
const inForm: Readonly<Record<string, string>> = {
  currentTemplate: '/currentTemplate',
  categoryName: '/categoryName',
  baseLevel: '/baseLevel',
  coverImage: '/coverImage',
  externalScripts: '/externalScripts',
  customCss: '/customCss',
  logoImage: '/logoImage',
  landingPageEnable: '/landingPageEnable',
  'customRoutes.path': '/customRoutes/path',
  'customRoutes.title': '/customRoutes/title',
  'customRoutes.description': '/customRoutes/description',
  'customRoutes custom css': '/customRoutes/customCss',
  'customRoutes.layouts': '/customRoutes/layouts',
  'layouts by product_ids': '/layouts/product_ids',
  'layouts by shop_ids': '/layouts/shop_ids',
  'layouts by category_ids': '/layouts/category_ids',
  'layouts by showroom': '/layouts/showroom',
  'layouts position': '/layouts/position',
  'components.ProductBox': '/components/ProductBox/isShowTags',
  'components.ContactWidget': '/components/ContactWidget/enableContactWidget',
  'ContactWidget template icon': '/components/ContactWidget/template/icon',
  'components.BottomMenu': '/components/BottomMenu/disable',
  'pages className': '/pages/product/className',
  'pages disable': '/pages/brand/disable',
  'pages disableAddToCart': '/pages/product/disableAddToCart',
  'pages disableBuyNow': '/pages/product/disableBuyNow',
  'pages isShowCCBuyArea': '/pages/product/isShowCCBuyArea',
  'search banner by showroom': '/pages/search/banners/showroom',
  'header.logo': '/header/logo',
  'header.logoSideMenu': '/header/logoSideMenu',
  'header.logoStyle (height)': '/header/logoStyle/height',
  'header.isImageLogo': '/header/isImageLogo',
  'headerPane.alignPresetId': '/header/headerPane/alignPresetId',
  'menuListObjects title': '/header/menuListObjects/title',
  'menuListObjects link': '/header/menuListObjects/link',
  'menuListObjects isShowCategoryMenu, isShowSubMenu, type': '/header/menuListObjects/opens',
  'menuListObjects template': '/header/menuListObjects/template',
  'menuListObjects cat_id': '/header/menuListObjects/cat_id',
  'submenuCustom columns': '/header/menuListObjects/columns',
  'submenuCustom categories and children': '/header/menuListObjects/categories/children',
  'submenuCustom banner image': '/header/menuListObjects/bannerImage',
  'submenuCustom banner title': '/header/menuListObjects/bannerTitle',
  'submenuCustom banner button': '/header/menuListObjects/bannerButton',
  'submenuCustom banner link': '/header/menuListObjects/bannerLink',
  'subMenuListObjects title': '/header/subMenuListObjects/title',
  'subMenuListObjects link': '/header/subMenuListObjects/link',
  'subMenuListObjects icon': '/header/subMenuListObjects/icon',
  'subMenuListObjects subtitle': '/header/subMenuListObjects/subtitle',
  'subMenuListObjects target': '/header/subMenuListObjects/newTab',
  'SearchBox.enableSearchBoxWidget': '/header/SearchBox/enableSearchBoxWidget',
  'SearchBox.isShowCategoryTag': '/header/SearchBox/isShowCategoryTag',
  'header.CartMini': '/header/CartMini/disable',
  'header.Breadcrumb': '/header/Breadcrumb/disable',
  'CategoryBar.disable': '/header/CategoryBar/disable',
  'CategoryBar.disableMenu': '/header/CategoryBar/disableMenu',
  'footer.logo': '/footer/logo',
  'footer.slogan': '/footer/slogan',
  'footer address text': '/footer/address',
  'footer columns': '/footer/columns/links',
  'footer social pane': '/footer/SocialPane/disable',
  'footer contact pane': '/footer/ContactPane/disable',
  'footer account pane': '/footer/AccountPane/disable',
};

/** Fields of spec §3 Design and "Editable page" that another screen has, or none needs. */
const elsewhere: Readonly<Record<string, string>> = {
  currentTheme: 'cards of the theme panel',
  currentColors: 'colours of the theme panel',
  currentFonts: 'fonts of the theme panel',
  currentThemeExtra: 'shape of the theme panel, and the looks of header, boxes and footer',
  title: 'name of the page, in the list of pages',
  useAsFrontPage: 'list of pages',
  blocks: 'the page itself',
  'block id, type, name, layout, content, dummy, header, footer': 'given by the editor',
  'unEditable, deletable, movable': 'set by the theme; the owner has a lock of their own',
  'lastSaveTimestamp, lastPublishTimestamp': 'stamped by the server',
  shop: 'settings of the shop in the back office',
};

type Described = { readonly of?: Readonly<Record<string, Described>> };
function pathsOf(path: string, { of = {} }: Described): readonly string[] {
  return [path, ...Object.entries(of).flatMap(([name, one]) => pathsOf(`${path}/${name}`, one))];
}

const paths = frameGroups
  .flatMap(({ fields }) => fields)
  .flatMap(({ path, rule }) => pathsOf(path, rule));

it('has a form field for each field of a design', () => {
  const missing = Object.entries(inForm).filter(([, path]) => !paths.includes(path));
  expect(missing).toEqual([]);
  expect(Object.keys(inForm).filter((name) => Object.hasOwn(elsewhere, name))).toEqual([]);
});

it('has each field once', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('begins with the trade of the spec: fashion', () => {
  const { field } = frameGroups
    .flatMap(({ fields }) => fields)
    .find(({ path }) => path === '/categoryName')!;
  expect(field.default).toBe('fashion');
});
