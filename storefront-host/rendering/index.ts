export { requestedAddress } from './routes/requested-address.ts';
export {
  type Assets,
  canvasAgent,
  devAssets,
  offlineFile,
  readAssets,
  STOREFRONT_DIST,
  workerFile,
} from './assets.ts';
export { contentSecurityPolicy, styleHashes } from './csp.ts';
export { type Deadline, PageTimeout, startDeadline } from './deadline.ts';
export { documentHtml } from './document.ts';
export { fontCss } from './styles/fonts.ts';
export { languageAddress, languages } from './routes/language-address.ts';
export {
  canonicalPlace,
  links,
  pathPlace,
  type Place,
  platformPlace,
  shopHostPlace,
} from './links.ts';
export { lookCss } from './styles/look-css.ts';
export type { PageHead, ShareImage } from './page-head.ts';
export { prepareElements, type Rendered, renderTemplate } from './render-template.ts';
export {
  type RequestOrigin,
  type ResolvedRoute,
  resolveRoute,
  type SiteRef,
} from './routes/resolve-route.ts';
export {
  type BlogFolder,
  type LegalDocument,
  legalDocuments,
  type PageRoute,
  type PersonalList,
  unknown,
} from './routes/page-route.ts';
export { STORE_AND_REVALIDATE, sendOnce, sendPage, VARY_OF_API } from './send-page.ts';
export { themeFontCss } from './styles/theme-font-css.ts';
