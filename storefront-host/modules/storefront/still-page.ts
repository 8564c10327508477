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
  /** Rules of its own, after those of all pages. */
  readonly css?: string;
  /** Code in `body`. */
  readonly script?: string | null;
}

/** A page of the storefront's face that fetches nothing, and runs no more than it says. */
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
