import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { LegalText } from '../api/legal.contract.ts';
import type { Picture } from '../api/picture.contract.ts';
import type { Crumb } from '../api/product.contract.ts';
import { formatDate } from '../locales/format.ts';
import { picture } from '../parts/picture/picture.ts';
import { belowSections } from './frame/below-sections.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import type { Choice, SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

interface LegalPageData {
  readonly crumbs: readonly Crumb[];
  readonly text: LegalText;
  /** The owner's backgroundImage (spec §3). */
  readonly background: Picture | null;
  /** Links to the site's legal texts, including this one. */
  readonly documents: readonly Choice[];
}

/**
 * Renders a legal text, with its table of contents at the side (collapsed above it on phones) and
 * the other texts above.
 */
export function legalPage(
  site: SiteData,
  data: LegalPageData,
  sections: readonly TemplateResult[],
): TemplateResult {
  const { lang } = site;
  const { text, background } = data;
  return belowSections(
    sections,
    html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
      ${
        background
          ? html`<div class="legal-picture">
              ${picture(background, { sizes: '(width < 1200px) 100vw, 1200px', eager: true, alt: '' })}
            </div>`
          : nothing
      }
      <nav class="chips" aria-label=${pageText(lang, 'legal.documents')}>
        ${data.documents.map(
          (one) =>
            html`<a class="pill" href=${one.url} aria-current=${one.current ? 'page' : nothing}
              >${one.label}</a
            >`,
        )}
      </nav>
      <header class="content-head">
        <h1>${text.title}</h1>
        <p>
          ${pageText(lang, 'legal.changed')}
          <time datetime=${text.changed}>${formatDate(text.changed, lang)}</time>
        </p>
      </header>
      <div class="legal">
        ${text.sections.length > 0 ? contents(site, text) : nothing}
        <article class="content-text">
          ${text.html === undefined ? sectionsOf(text) : unsafeHTML(text.html)}
        </article>
      </div>`,
  );
}

function contents({ lang }: SiteData, { sections }: LegalText): TemplateResult {
  return html`<nav class="legal-toc" aria-label=${pageText(lang, 'legal.contents')}>
    <details>
      <summary>${pageText(lang, 'legal.contents')}</summary>
      <ol>
        ${sections.map(
          ({ heading }, index) => html`<li><a href=${`#part-${index + 1}`}>${heading}</a></li>`,
        )}
      </ol>
    </details>
  </nav>`;
}

function sectionsOf({ intro, sections }: LegalText): TemplateResult {
  return html`${intro.map((paragraph) => html`<p>${paragraph}</p>`)}
  ${sections.map(
    ({ heading, paragraphs, items }, index) =>
      html`<h2 id=${`part-${index + 1}`}>${index + 1}. ${heading}</h2>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        ${
          items
            ? html`<ul>
                ${items.map((item) => html`<li>${item}</li>`)}
              </ul>`
            : nothing
        }`,
  )}`;
}
