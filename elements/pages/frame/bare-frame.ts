import { html, nothing, type TemplateResult } from 'lit';
import type { FramedPage } from './framed-page.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

/** Renders a page without header and footer, for the profile of a social network. */
export function bareFrame(site: SiteData, page: FramedPage): TemplateResult {
  return html`<a class="skip" href="#main">${pageText(site.lang, 'page.skip')}</a>
    <main id="main" tabindex="-1" data-base=${site.base} data-api=${site.api}>
      ${page.notice ? html`<p class="notice" role="alert">${page.notice}</p>` : nothing}
      ${page.main}
    </main>
    ${
      page.bare === 'alone'
        ? nothing
        : html`<footer class="bare-end">
            <a href=${`${site.base}/terms`}>${pageText(site.lang, 'legal.title.terms')}</a> ·
            <a href=${`${site.base}/privacy`}>${pageText(site.lang, 'legal.title.privacy')}</a>
          </footer>`
    }`;
}
