import { pageCss } from '@talad/elements/pages/page-css';
import { themeCss } from '@talad/elements/theme/tokens';
import type { Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import type { Assets } from '../../ssr/assets.ts';
import { contentSecurityPolicy } from '../../ssr/csp.ts';
import { documentHtml } from '../../ssr/document.ts';

export interface StillPage {
  readonly html: string;
  readonly policy: string;
}

/** A page of the storefront's face that reads nothing and runs nothing. */
export function stillPage(
  config: Config,
  assets: Assets,
  { lang, title, body }: { readonly lang: Lang; readonly title: string; readonly body: string },
): StillPage {
  const { html, sheets } = documentHtml({
    lang,
    head: {
      title,
      description: '',
      canonical: config.publicUrl,
      noindex: true,
      siteName: '',
      icon: '/favicon.svg',
    },
    css: `${themeCss()}${pageCss}`,
    body: Buffer.from(body),
    tags: new Set(),
    assets: { ...assets, entry: null },
  });
  const policy = contentSecurityPolicy(sheets, {
    platformOrigin: config.publicUrl,
    framedBy: 'platform',
    dev: config.dev,
  });
  return { html: html.toString(), policy };
}
