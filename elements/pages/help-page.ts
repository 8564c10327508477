import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { belowSections } from './frame/below-sections.ts';
import { contactDetails } from './contact/contact-details.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import type { FaqGroup, HelpPageData, HelpTab } from './contact/help-page-data.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

/**
 * Renders help in tabs (spec §2 "Help page"): links to parts of this page; the style sheet shows
 * the target. It needs no JavaScript; browsers that do not support it show all parts.
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
        ${data.greeting ? html`<p>${data.greeting}</p>` : nothing} ${search(site, data)}
      </header>
      ${data.found ? results(site, data, data.found) : tabs(site, data)}
      <section class="help-more">
        <div>
          <h2>${pageText(lang, 'help.more')}</h2>
          <p>${pageText(lang, 'help.moreText')}</p>
          <p class="actions">
            <a class="button" href=${data.contactUrl}>${pageText(lang, 'contact.title')}</a>
          </p>
        </div>
        ${contactDetails(site, data.details)}
      </section>`,
  );
}

/** Renders a plain form: it works without JavaScript, and a result has an address. */
function search({ lang }: SiteData, { action, found }: HelpPageData): TemplateResult {
  const label = pageText(lang, 'help.search');
  return html`<form class="help-search" role="search" aria-label=${label} action=${action}>
    <input
      type="search"
      name="q"
      aria-label=${label}
      placeholder=${label}
      maxlength="100"
      value=${found?.words ?? ''}
      enterkeyhint="search"
    />
    <button class="button">${pageText(lang, 'help.searchGo')}</button>
  </form>`;
}

function tabs({ lang }: SiteData, data: HelpPageData): TemplateResult {
  return html`<div class="help">
    <nav class="help-tabs" aria-label=${pageText(lang, 'help.topics')}>
      ${data.tabs.map((tab) => html`<a class="pill" href=${`#${tab.key}`}>${tab.title}</a>`)}
    </nav>
    <div class="help-panels">${data.tabs.map((tab) => panel(tab, 'help-panel'))}</div>
  </div>`;
}

function results(
  { lang }: SiteData,
  { action }: HelpPageData,
  { words, tabs: found }: NonNullable<HelpPageData['found']>,
): TemplateResult {
  const all = html`<a class="more" href=${action}>${pageText(lang, 'help.all')}</a>`;
  if (found.length === 0) {
    return html`<div class="empty">
      <h2>${pageText(lang, 'help.none', { words })}</h2>
      <p>${pageText(lang, 'help.noneHint')}</p>
      <p>${all}</p>
    </div>`;
  }
  return html`<div class="help-found">
    <div class="strip-head">
      <h2>${pageText(lang, 'help.found', { words })}</h2>
      ${all}
    </div>
    ${found.map((tab) => panel(tab, 'help-result'))}
  </div>`;
}

function panel(
  { key, title, html: content, faqs }: HelpTab,
  look: 'help-panel' | 'help-result',
): TemplateResult {
  return html`<section class=${look} id=${key} aria-labelledby=${`${key}-title`}>
    <h2 id=${`${key}-title`}>${title}</h2>
    ${content ? html`<div class="content-text">${unsafeHTML(content)}</div>` : nothing}
    ${faqs.map((group) => faqGroup(group, look === 'help-result'))}
  </section>`;
}

function faqGroup({ name, questions }: FaqGroup, open: boolean): TemplateResult {
  return html`<div class="faq-group">
    ${name ? html`<h3>${name}</h3>` : nothing}
    ${questions.map(
      ({ question, answer }) =>
        html`<details class="faq" ?open=${open}>
          <summary>${question}</summary>
          <div class="content-text">${unsafeHTML(answer)}</div>
        </details>`,
    )}
  </div>`;
}
