import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { requestedAddress, readAssets, styleHashes, fontCss } from '../../rendering/index.ts';
import { html, Markup } from '../../html/html.ts';
import { pageStyles } from './page-styles.ts';

export { html, type Markup } from '../../html/html.ts';

export interface PlainPage {
  readonly title: string;
  readonly body: Markup;
  /** 'wide' is for tables of the operators' pages. */
  readonly width?: 'narrow' | 'wide';
  /** Address to which the page continues automatically. Used after a form whose CSP would not allow the redirect. */
  readonly refreshTo?: string;
  /** Additional origins that forms may post to. */
  readonly formTargets?: readonly string[];
  /** Address of the page's script. The page works without it, except for what the script adds. */
  readonly script?: string | null;
  /** True if the page shows another page of this origin in a frame. */
  readonly framesOwn?: boolean;
  /** False if the page must not be requested again in another language. */
  readonly languageSwitch?: boolean;
}

/**
 * Renders a page without custom elements (account service, refusals of the checkout, operators' pages) in the light
 * DOM, so that browsers and password managers can fill it in. Sets its headers on the reply; the page is never
 * cached or framed.
 */
export function plainPage(request: FastifyRequest, reply: FastifyReply, page: PlainPage): string {
  const document = plainDocument(request.lang, request.url, page);
  reply.headers(document.headers);
  return document.html;
}

/** Renders the same page as a complete document for a reply that does not go through Fastify. */
export function plainDocument(lang: Lang, url: string, page: PlainPage) {
  const css = styles();
  const document = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${
          page.refreshTo !== undefined &&
          html`<meta http-equiv="refresh" content="0;url=${page.refreshTo}" />`
        }
        <title>${page.title} · ${text(lang, 'account.brand')}</title>
        ${new Markup(`<style>${css}</style>`)}
        ${page.script != null && html`<script type="module" src="${page.script}"></script>`}
      </head>
      <body>
        <header>
          <a class="brand" href="/">${text(lang, 'account.brand')}</a>
          ${page.languageSwitch !== false && languageSwitch(lang, url)}
        </header>
        <main class="${page.width ?? 'narrow'}">${page.body}</main>
      </body>
    </html>`.source;
  return { html: document, headers: headersOf(lang, css, page) };
}

function headersOf(lang: Lang, css: string, page: PlainPage) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': lang,
    'cache-control': 'no-store',
    // 'no-referrer' would send a form with Origin 'null'. With this value other sites still get no referrer.
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': [
      `default-src 'none'`,
      `style-src ${styleHashes([css]).join(' ')}`,
      `img-src 'self' data:`,
      `font-src 'self'`,
      ...(page.script == null
        ? []
        : [`script-src 'self'`, `connect-src 'self'`, `require-trusted-types-for 'script'`]),
      ...(page.framesOwn ? [`frame-src 'self'`] : []),
      `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
      `frame-ancestors 'none'`,
      `base-uri 'none'`,
    ].join('; '),
  };
}

let known: string | undefined;

/** Read once, because the build does not change while the server runs. */
function styles(): string {
  return (known ??= fontCss(readAssets()) + pageStyles);
}

/** Renders a link to the same address in the other language, which works without scripts. */
function languageSwitch(lang: Lang, path: string): Markup {
  const other = lang === 'th' ? 'en' : 'th';
  const url = requestedAddress(path);
  url.searchParams.set('lang', other);
  return html`<a
    class="language"
    href="${url.pathname}${url.search}"
    hreflang="${other}"
    lang="${other}"
    >${text(other, 'account.thisLanguage')}</a
  >`;
}
