import { html, nothing, type TemplateResult } from 'lit';
import { blogCard } from './blog-card.ts';
import type { BlogListPageData } from './blog-page-data.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Choice, SiteData } from './page-data.ts';
import { pagination } from './product-list.ts';
import { pageText } from './texts/page-text.ts';

export function blogListPage(site: SiteData, data: BlogListPageData): TemplateResult {
  const [first, ...others] = data.blogs;
  const lead = data.hasLead ? first : undefined;
  const listed = lead ? others : data.blogs;
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <div class="blog-head">
      <h1>${data.heading}</h1>
      ${data.description ? html`<p class="muted">${data.description}</p>` : nothing}
    </div>
    ${topics(site, data.tags)} ${data.blogs.length === 0 ? none(site, data.empty) : nothing}
    ${lead ? blogCard(site, lead, { lead: true }) : nothing}
    ${
      listed.length > 0
        ? html`<ul class="posts" role="list">
            ${listed.map((blog) => html`<li>${blogCard(site, blog)}</li>`)}
          </ul>`
        : nothing
    }
    ${pagination(site, data.pages)}`;
}

function topics(site: SiteData, tags: readonly Choice[]) {
  if (tags.length === 0) return nothing;
  return html`<nav class="chips" aria-label=${pageText(site.lang, 'blog.tags')}>
    ${tags.map(
      (tag) =>
        html`<a class="pill" href=${tag.url} aria-current=${tag.current ? 'page' : nothing}
          >${tag.label}</a
        >`,
    )}
  </nav>`;
}

function none(site: SiteData, text: string): TemplateResult {
  return html`<div class="empty">
    <h2>${text}</h2>
    <p>${pageText(site.lang, 'blog.noneHint')}</p>
    <p class="actions">
      <a class="button" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
    </p>
  </div>`;
}
