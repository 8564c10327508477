import { html, nothing, type TemplateResult } from 'lit';
import { blogCard } from './blog/blog-card.ts';
import type { BlogCardData, BlogListPageData } from './blog/blog-page-data.ts';
import { blogText } from './blog/blog-text.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import type { Choice, SiteData } from './page-data.ts';
import { pagination } from './lists/product-list.ts';
import { pageText } from './texts/page-text.ts';

export function blogListPage(site: SiteData, data: BlogListPageData): TemplateResult {
  const [first, ...others] = data.hilights.length > 0 ? data.hilights : data.blogs.slice(0, 1);
  const lead = data.hasLead ? first : undefined;
  const above = new Set(data.hasLead ? [first?.id, ...others.map((blog) => blog.id)] : []);
  const listed = data.blogs.filter((blog) => !above.has(blog.id));
  const { lang } = site;
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <div class="blog-head">
      <h1>${data.heading}</h1>
      ${data.description ? html`<p class="muted">${data.description}</p>` : nothing}
    </div>
    ${topics(site, data.tags)}
    <div class="blog-tools">
      ${searchForm(site, data)} ${data.blogs.length > 1 ? orderMenu(site, data) : nothing}
    </div>
    ${data.blogs.length === 0 ? none(site, data) : nothing}
    ${lead ? hilightRow(site, lead, others) : nothing}
    ${
      listed.length > 0
        ? html`${lead ? html`<h2 class="blog-latest">${pageText(lang, 'blog.latest')}</h2>` : nothing}
            <ul class="posts" role="list">
              ${listed.map(
                (blog) => html`<li>${blogCard(site, blog, { heading: lead ? 'h3' : 'h2' })}</li>`,
              )}
            </ul>`
        : nothing
    }
    ${pagination(site, data.pages)}`;
}

function hilightRow(site: SiteData, lead: BlogCardData, others: readonly BlogCardData[]) {
  return html`<section class="hilights" aria-label=${pageText(site.lang, 'blog.hilights')}>
    ${blogCard(site, lead, { lead: true })}
    ${
      others.length > 0
        ? html`<ul class="posts" role="list">
            ${others.map((blog) => html`<li>${blogCard(site, blog)}</li>`)}
          </ul>`
        : nothing
    }
  </section>`;
}

function searchForm({ lang }: SiteData, { search, under }: BlogListPageData): TemplateResult {
  const label = blogText(lang, under, 'search');
  return html`<form
    class="blog-search"
    role="search"
    aria-label=${label}
    method="get"
    action=${search.action}
  >
    <input
      type="search"
      name="keyword"
      required
      maxlength="200"
      aria-label=${label}
      placeholder=${label}
      value=${search.keyword}
    />
    <button class="button quiet" type="submit">${pageText(lang, 'blog.searchGo')}</button>
  </form>`;
}

function orderMenu({ lang }: SiteData, { orders }: BlogListPageData): TemplateResult {
  const label = pageText(lang, 'blog.order');
  return html`<nav class="blog-orders" aria-label=${label}>
    <span class="muted" aria-hidden="true">${label}</span>
    ${orders.map(
      (order) =>
        html`<a
          class="pill"
          rel="nofollow"
          href=${order.url}
          aria-current=${order.current ? 'true' : nothing}
          >${order.label}</a
        >`,
    )}
  </nav>`;
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

function none(site: SiteData, { under, empty: text, search }: BlogListPageData): TemplateResult {
  const { lang } = site;
  return html`<div class="empty">
    <h2>${text}</h2>
    <p>${blogText(lang, under, 'noneHint')}</p>
    <p class="actions">
      ${
        search.keyword
          ? html`<a class="button" href=${search.action}>${blogText(lang, under, 'back')}</a>`
          : nothing
      }
      <a class=${search.keyword ? 'button quiet' : 'button'} href=${site.searchUrl}
        >${pageText(lang, 'missing.search')}</a
      >
    </p>
  </div>`;
}
