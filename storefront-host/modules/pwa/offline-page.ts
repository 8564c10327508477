import type { Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { html } from '../../plain-pages/html.ts';
import type { Assets } from '../../ssr/assets.ts';
import { stillPage, type StillPage } from '../storefront/still-page.ts';

/** What is shown instead of a page that can not be fetched; it needs nothing but itself. */
export function offlinePage(config: Config, assets: Assets, lang: Lang): StillPage {
  const title = text(lang, 'offline.title');
  const body = html`<main id="main" class="contained">
    <div class="message">
      <h1>${title}</h1>
      <p>${text(lang, 'offline.text')}</p>
      <p class="actions"><a class="button" href="">${text(lang, 'offline.again')}</a></p>
    </div>
  </main>`.source;
  return stillPage(config, assets, { lang, title, body });
}
