import type { ExternalScript } from '@talad/elements/page/look/external-scripts';
import type { LookSheets } from '@talad/elements/page/look-sheets';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { Lang } from '../db/schema.ts';
import type { Assets } from './assets.ts';
import { escapeHtml, escapeJson } from '../html/escape-html.ts';
import { fontCss } from './styles/fonts.ts';
import { headTags } from './head-tags.ts';
import { hydratingModules } from './hydrating-modules.ts';
import { cachedProduct } from './product-cache.ts';
import { sheetsOf } from './render-template.ts';
import type { PageHead } from './page-head.ts';

export interface DocumentParts {
  readonly lang: Lang;
  readonly head: PageHead;
  /** Theme tokens, base and page styles. */
  readonly css: string;
  readonly body: Buffer;
  /** Address of the owner's own sheet, which comes after the page's. */
  readonly ownerSheet?: string | null;
  /** Sheets of the look for its elements; boxes that a browser makes read theirs from the head. */
  readonly looks?: LookSheets;
  /** Tags of the elements in the body. */
  readonly tags: ReadonlySet<string>;
  /**
   * Data of the page's boxes in one block, because an attribute of JSON per box took half of the
   * rendering time.
   */
  readonly products?: readonly ProductMini[];
  /** The owner's own scripts, after everything else. */
  readonly scripts?: readonly ExternalScript[];
  readonly assets: Assets;
}

export interface PageDocument {
  readonly html: Buffer;
  /** Each inline sheet of the document, for its policy. */
  readonly sheets: readonly string[];
}

/** Builds the whole document. It escapes its own texts; `body` is the output of the templates. */
export function documentHtml(parts: DocumentParts): PageDocument {
  const { lang, head, body, tags, assets, looks = {} } = parts;
  const css = fontCss(assets) + parts.css;
  const begin = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${escapeHtml(head.title)}</title>`,
    fontPreloads(assets, lang),
    imagePreload(head),
    scripts(assets, hydratingModules(tags, lang)),
    '<style>',
  ].join('');
  const rest = [
    `</style>${boxStyle(looks)}${parts.ownerSheet ? `<link rel="stylesheet" href="${escapeHtml(parts.ownerSheet)}">` : ''}<link rel="icon" href="${escapeHtml(head.icon)}">`,
    installTags(head),
    headTags(head, lang),
    measureTag(head),
    visitTag(head),
    cartPrefixTag(head),
    ...(head.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
    '</head><body>',
  ].join('');
  const html = Buffer.concat([
    // A separate sheet is copied; joined with Thai, each of its letters would be encoded.
    Buffer.from(begin),
    Buffer.from(css),
    Buffer.from(rest),
    body,
    ...productsBlock(parts.products ?? []),
    Buffer.from(`${(parts.scripts ?? []).map(scriptTag).join('')}</body></html>`),
  ]);
  return { html, sheets: [css, ...sheetsOf(tags), ...Object.values(looks)] };
}

/** Applies to nothing here: product-box.element.ts takes it over. */
function boxStyle({ 'talad-product-box': css }: LookSheets): string {
  return css ? `<style id="talad-box" media="not all">${css}</style>` : '';
}

function scriptTag(script: ExternalScript): string {
  if ('code' in script) return `<script>${script.code}</script>`;
  return `<script src="${escapeHtml(script.src)}" async></script>`;
}

function productsBlock(products: readonly ProductMini[]): readonly Buffer[] {
  if (products.length === 0) return [];
  const entries = products.flatMap((product, index) => [
    Buffer.from(`${index === 0 ? '' : ','}"${product.product_uuid}":`),
    cachedProduct(product).bytes,
  ]);
  return [
    Buffer.from('<script type="application/json" id="talad-products">{'),
    ...entries,
    Buffer.from('}</script>'),
  ];
}

/** The ฿ sign is in the Thai file, so every page needs both. */
function fontPreloads(assets: Assets, lang: Lang): string {
  const subsets = lang === 'th' ? (['thai', 'latin'] as const) : (['latin', 'thai'] as const);
  return subsets
    .map((subset) => assets.font(subset))
    .map((url) =>
      url ? `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>` : '',
    )
    .join('');
}

function installTags({ install }: PageHead): string {
  if (!install) return '';
  const { manifest, touchIcon, themeColor } = install;
  return [
    `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    `<link rel="manifest" href="${escapeHtml(manifest)}">`,
    `<meta name="theme-color" content="${escapeHtml(themeColor)}">`,
  ].join('');
}

function measureTag({ measure }: PageHead): string {
  if (!measure) return '';
  return `<meta name="talad-measure" content="${escapeHtml(JSON.stringify(measure))}">`;
}

function visitTag({ visit }: PageHead): string {
  if (!visit) return '';
  return `<meta name="talad-visit" content="${escapeHtml(JSON.stringify(visit))}">`;
}

function cartPrefixTag({ cartPrefix = 'talad' }: PageHead): string {
  if (cartPrefix === 'talad') return '';
  return `<meta name="talad-cart-prefix" content="${escapeHtml(cartPrefix)}">`;
}

function imagePreload({ preloadImage }: PageHead): string {
  if (!preloadImage) return '';
  const { srcset, sizes, type } = preloadImage;
  return `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}" type="${type}" fetchpriority="high">`;
}

/** Load them after fonts and the first picture, because the page is complete without them. */
function scripts(assets: Assets, modules: readonly string[]): string {
  if (!assets.entry) return '';
  const preloads = new Set(modules.flatMap((source) => assets.chunk(source)));
  preloads.delete(assets.entry);
  return [
    assets.build === 'dev' ? '<script type="module" src="/@vite/client"></script>' : '',
    `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
    ...[...preloads].map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`),
  ].join('');
}
