import type { FastifyReply } from 'fastify';
import type { Lang } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import type { Markup } from '../../../html/html.ts';
import {
  contentSecurityPolicy,
  devAssets,
  documentHtml,
  readAssets,
  lookCss,
} from '../../../rendering/index.ts';

export interface PrintedPage {
  readonly lang: Lang;
  /** Title without the shop's name, which follows it. */
  readonly title: string;
  readonly shopTitle: string;
  readonly css: string;
  /** The page's content. A button with the id `print` opens the browser's print dialog. */
  readonly body: Markup;
  /** The page's own script. */
  readonly script?: string;
}

const printing = {
  code: "document.getElementById('print')?.addEventListener('click',()=>print())",
};

/** Returns a function that sends a paper of a shop (picking list, labels) as a page to print. */
export function printedPages({
  config,
}: Pick<Host, 'config'>): (reply: FastifyReply, page: PrintedPage) => FastifyReply {
  const assets = { ...(config.dev ? devAssets : readAssets()), entry: null };
  return (reply, { lang, title, shopTitle, css, body, script }) => {
    const scripts = [printing, ...(script === undefined ? [] : [{ code: script }])];
    const { html, sheets } = documentHtml({
      lang,
      head: {
        title: `${title} · ${shopTitle}`,
        description: '',
        canonical: config.publicUrl,
        noindex: true,
        cartPrefix: config.cartPrefix,
        siteName: shopTitle,
        icon: '/favicon.svg',
      },
      css: `${lookCss(assets, {})}${css}`,
      body: Buffer.from(body.source),
      tags: new Set(),
      scripts,
      assets,
    });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        // Never cache papers, which show names and addresses.
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy(sheets, {
          platformOrigin: config.publicUrl,
          framedBy: 'none',
          scripts,
          dev: config.dev,
        }),
      })
      .send(html);
  };
}
