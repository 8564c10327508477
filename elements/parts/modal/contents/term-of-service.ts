import { css, html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { LegalText } from '../../../api/legal.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { formatDate } from '../../../locales/format.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import type { ModalContent } from '../modal-content.ts';

/** The terms that a form refers to, shown without leaving it. */
export const content: ModalContent = {
  texts: 'content',
  keep: true,
  styles: css`
    .modal-text {
      display: grid;
      gap: 12px;
      line-height: 1.75;
    }
    .modal-text :is(h2, h3) {
      margin-block-start: 12px;
      font-size: 17px;
    }
    .modal-text ul {
      margin: 0;
      padding-inline-start: 1.4em;
    }
  `,
  heading: ({ locale }) => text(locale, 'terms.title'),
  async render({ api, base, locale, opener }) {
    const found = await callApi<LegalText>(`${api}/web/legal/terms${siteQuery(base, locale)}`);
    if (!found.ok) throw new Error(found.code);
    const { changed, intro, sections, html: own } = found.data;
    return html`<div class="modal-text">
      <p class="muted">${text(locale, 'terms.changed', { date: formatDate(changed, locale) })}</p>
      ${
        own === undefined
          ? html`${intro.map((paragraph) => html`<p>${paragraph}</p>`)} ${sections.map(part)}`
          : unsafeHTML(own)
      }
      <p><a href=${safeHref(opener.getAttribute('href'))}>${text(locale, 'terms.page')}</a></p>
    </div>`;
  },
};

function part(section: LegalText['sections'][number], index: number): TemplateResult {
  return html`<h3>${index + 1}. ${section.heading}</h3>
    ${section.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${
      section.items
        ? html`<ul>
            ${section.items.map((item) => html`<li>${item}</li>`)}
          </ul>`
        : nothing
    }`;
}
