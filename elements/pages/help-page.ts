import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { belowSections } from './below-sections.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { FaqGroup, HelpPageData, HelpTab } from './help-page-data.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

/**
 * Help in tabs (spec §2 "Help page"): links to parts of this page; the style sheet shows the
 * target. It needs no JavaScript; browsers that do not support it show all parts.
 */
export function helpPage(
  site: SiteData,
  data: HelpPageData,
  sections: readonly TemplateResult[],
): TemplateResult {
  const { lang } = site;
  return belowSections(
    sections,
    html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
      <header class="content-head help-head">
        <h1>${data.heading}</h1>
        ${data.greeting ? html`<p>${data.greeting}</p>` : nothing}
      </header>
      <div class="help">
        <nav class="help-tabs" aria-label=${pageText(lang, 'help.topics')}>
          ${data.tabs.map((tab) => html`<a class="pill" href=${`#${tab.key}`}>${tab.title}</a>`)}
        </nav>
        <div class="help-panels">${data.tabs.map(panel)}</div>
      </div>
      <section class="help-more">
        <div>
          <h2>${pageText(lang, 'help.more')}</h2>
          <p>${pageText(lang, 'help.moreText')}</p>
        </div>
        <a class="button" href=${data.contactUrl}>${pageText(lang, 'contact.title')}</a>
      </section>`,
  );
}

function panel({ key, title, html: content, faqs }: HelpTab): TemplateResult {
  return html`<section class="help-panel" id=${key} aria-labelledby=${`${key}-title`}>
    <h2 id=${`${key}-title`}>${title}</h2>
    ${content ? html`<div class="content-text">${unsafeHTML(content)}</div>` : nothing}
    ${faqs.map(faqGroup)}
  </section>`;
}

function faqGroup({ name, questions }: FaqGroup): TemplateResult {
  return html`<div class="faq-group">
    ${name ? html`<h3>${name}</h3>` : nothing}
    ${questions.map(
      ({ question, answer }) =>
        html`<details class="faq">
          <summary>${question}</summary>
          <div class="content-text">${unsafeHTML(answer)}</div>
        </details>`,
    )}
  </div>`;
}
