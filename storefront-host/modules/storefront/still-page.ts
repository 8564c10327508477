import { pageCss } from '@talad/elements/pages/css/page-css';
import { themeCss } from '@talad/elements/theme/tokens';
import type { Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import { type Assets, contentSecurityPolicy, documentHtml } from '../../rendering/index.ts';

export interface StillPage {
  readonly html: string;
  readonly policy: string;
}

interface Still {
  readonly lang: Lang;
  readonly title: string;
  readonly body: string;
  /** CSS in addition to that of all pages. */
  readonly css?: string;
  /** Script in `body`. */
  readonly script?: string | null;
}

/** Returns a page in the storefront's style that loads no files and runs no script but the given one. */
export function stillPage(
  config: Config,
  assets: Assets,
  { lang, title, body, css = '', script = null }: Still,
): StillPage {
  const { html, sheets } = documentHtml({
    lang,
    head: {
      title,
      description: '',
      canonical: config.publicUrl,
      noindex: true,
      cartPrefix: config.cartPrefix,
      siteName: '',
      icon: '/favicon.svg',
    },
    css: `${themeCss()}${pageCss}${css}`,
    body: Buffer.from(body),
    tags: new Set(),
    assets: { ...assets, entry: null },
  });
  const policy = contentSecurityPolicy(sheets, {
    platformOrigin: config.publicUrl,
    framedBy: 'platform',
    dev: config.dev,
    ...(script === null ? {} : { scripts: [{ code: script }] }),
  });
  return { html: html.toString(), policy };
}
