import { designCss } from '@talad/elements/page/design-css';
import type { Config } from '../../../config.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, Markup } from '../../../html/html.ts';
import type { Assets } from '../../../rendering/index.ts';
import type { Site } from '../../content/index.ts';
import { stillPage, type StillPage } from '../still-page.ts';
import { offlineCss } from './offline-css.ts';

export interface OfflinePage {
  readonly lang: Lang;
  /** The site whose look the page has; null if there is no such site. */
  readonly site: Site | null;
  /** The built script (rendering/browser/offline.ts); null without a build. */
  readonly script: string | null;
}

/** Returns the page for times without a connection; it loads no further files. */
export function offlinePage(
  config: Config,
  assets: Assets,
  { lang, site, script }: OfflinePage,
): StillPage {
  const title = text(lang, 'offline.title');
  const body = html`<header class="offline-top"><strong>${site?.title ?? 'Talad'}</strong></header>
    <main id="main" class="contained">
      <div class="message">
        <svg
          class="offline-mark"
          viewBox="0 0 24 24"
          width="40"
          height="40"
          fill="none"
          stroke="currentColor"
          stroke-width="1.75"
          stroke-linecap="round"
          aria-hidden="true"
        >
          <path
            d="M3.5 3.5l17 17M2.5 9a15 15 0 0 1 4.4-2.9M10.6 5a15 15 0 0 1 10.9 4M6 12.7a10 10 0 0 1 4-2.3M14.6 10.7a10 10 0 0 1 3.4 2M9.3 16.2a4.5 4.5 0 0 1 5.4 0M12 19.6v.1"
          />
        </svg>
        <h1>${title}</h1>
        <p>${text(lang, 'offline.text')}</p>
        <p class="actions"><a class="button" href="">${text(lang, 'offline.again')}</a></p>
        ${script !== null && html`<p class="muted">${text(lang, 'offline.byItself')}</p>`}
      </div>
      <section class="offline-cart" data-cart hidden>
        <h2>${text(lang, 'offline.cart')}</h2>
        <ul role="list"></ul>
        <p class="muted" data-rest hidden>${text(lang, 'offline.cartRest')}</p>
        <p class="muted">${text(lang, 'offline.cartHint')}</p>
      </section>
    </main>
    ${script !== null && new Markup(`<script type="module">${script}</script>`)}`.source;
  const css = `${site ? designCss(site.design) : ''}${offlineCss}`;
  return stillPage(config, assets, { lang, title, body, css, script });
}
