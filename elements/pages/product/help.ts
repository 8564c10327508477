import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';
import type { ProductPageData } from './product-page-data.ts';

/** Renders delivery, ordering, payment and returns, collapsed at first. */
export function productHelp(
  { lang, base }: SiteData,
  { help }: Pick<ProductPageData, 'help'>,
): TemplateResult | typeof nothing {
  if (help.length === 0) return nothing;
  return html`<section class="product-help" aria-label=${pageText(lang, 'product.help')}>
    ${help.map(
      ({ key, title, html: content }) =>
        html`<details class="fold" id=${key}>
          <summary>${title}</summary>
          <div class="content-text">${unsafeHTML(content)}</div>
        </details>`,
    )}
    <p><a href="${base}/help">${pageText(lang, 'product.moreHelp')}</a></p>
  </section>`;
}

/** Renders frequently asked questions (spec §2: FAQs). */
export function productFaqs(
  { lang }: SiteData,
  { faqs }: Pick<ProductPageData, 'faqs'>,
): TemplateResult | typeof nothing {
  const questions = faqs.flatMap((group) => group.questions);
  if (questions.length === 0) return nothing;
  return html`<section class="strip" id="faqs">
    <h2>${pageText(lang, 'help.faqs')}</h2>
    ${questions.map(
      ({ question, answer }) =>
        html`<details class="fold">
          <summary>${question}</summary>
          <div class="content-text">${unsafeHTML(answer)}</div>
        </details>`,
    )}
  </section>`;
}
