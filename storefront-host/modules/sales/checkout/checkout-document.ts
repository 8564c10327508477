import type { FastifyReply } from 'fastify';
import { html as litHtml } from 'lit';
import { html, Markup } from '../../../html/html.ts';
import type { Host } from '../../../host.ts';
import type { Lang } from '../../../db/schema.ts';
import {
  type Assets,
  contentSecurityPolicy,
  documentHtml,
  renderTemplate,
  type Rendered,
  lookCss,
} from '../../../rendering/index.ts';
import type { Site } from '../../content/index.ts';
import { checkoutCss } from './checkout-css.ts';

export interface CheckoutDocument {
  readonly title: string;
  readonly lang: Lang;
  /** The shop that sells, whose name and colours the page uses; null uses the marketplace's. */
  readonly site: Site | null;
  readonly content: Markup;
  /** This is the page's path for the other language, or null if there is none. */
  readonly path: string | null;
  readonly status?: number;
  /** If true, the fields of the form need their script. */
  readonly isForm?: boolean;
  /** Lines that were just ordered, which the browser's cart removes. */
  readonly ordered?: unknown;
}

/**
 * Sends a page for one person: it is never cached, never framed, and runs no scripts but those of
 * cart and address.
 */
export async function sendCheckoutPage(
  host: Host,
  assets: Assets,
  reply: FastifyReply,
  page: CheckoutDocument,
): Promise<FastifyReply> {
  const { site, lang, ordered } = page;
  const design = site?.design ?? {};
  const cart = ordered === undefined ? null : cartOf(page);
  const body = html`<header class="top">
      <div>
        <a class="brand" href="${site?.context.place.base || '/'}">${site?.title ?? 'Talad'}</a>
        ${page.path !== null && languageLink(lang, page.path)}
        ${new Markup(cart?.html.toString() ?? '')}
      </div>
    </header>
    <main>${page.content}</main>`.source;
  const { html: document, sheets } = documentHtml({
    lang,
    head: {
      title: page.title,
      description: '',
      canonical: host.config.publicUrl,
      noindex: true,
      cartPrefix: host.config.cartPrefix,
      siteName: site?.title ?? 'Talad',
      icon: site?.logo?.src ?? '/favicon.svg',
    },
    css: `${lookCss(assets, design)}${checkoutCss}`,
    body: Buffer.from(body),
    tags: cart?.tags ?? new Set(),
    assets: cart || page.isForm ? assets : { ...assets, entry: null },
  });
  return reply
    .status(page.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address opens the page, so send it to no other site.
      'referrer-policy': 'same-origin',
      'content-security-policy': contentSecurityPolicy(sheets, {
        platformOrigin: host.config.publicUrl,
        framedBy: 'none',
        dev: host.config.dev,
      }),
    })
    .send(document);
}

function cartOf({ site, lang, ordered }: CheckoutDocument): Rendered {
  const base = site?.context.place.base ?? '';
  return renderTemplate(
    litHtml`<talad-cart
      locale=${lang}
      base=${base}
      href="${base}/cart"
      browse-href="${base}/search"
      ordered=${JSON.stringify(ordered)}
    ></talad-cart>`,
  );
}

function languageLink(lang: Lang, path: string): Markup {
  const other = lang === 'th' ? 'en' : 'th';
  return html`<a class="lang" lang="${other}" hreflang="${other}" href="${path}?lang=${other}"
    >${other === 'th' ? 'ไทย' : 'English'}</a
  >`;
}
