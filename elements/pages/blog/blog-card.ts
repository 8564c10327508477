import { html, nothing, type TemplateResult } from 'lit';
import type { BlogEvent } from '../../api/blog.contract.ts';
import { formatDate, formatDateTime } from '../../locales/format.ts';
import { picture } from '../../parts/picture/picture.ts';
import type { BlogCardData } from './blog-page-data.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

interface CardOptions {
  /** Large, and its picture loads at once. */
  readonly lead?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** Renders a post in a list: the whole card is a link. */
export function blogCard(
  site: SiteData,
  blog: BlogCardData,
  { lead = false, heading = 'h2' }: CardOptions = {},
): TemplateResult {
  const sizes = lead ? '(width < 900px) 100vw, 700px' : '(width < 600px) 100vw, 400px';
  const title = html`<a href=${blog.url}>${blog.title}</a>`;
  return html`<article class="post ${lead ? 'lead' : ''} ${blog.image ? '' : 'plain'}">
    ${
      blog.image
        ? html`<div class="post-picture">
            ${picture(blog.image, { sizes, eager: lead, alt: '' })}
          </div>`
        : nothing
    }
    <div class="post-text">
      ${blogMeta(site, blog)}
      ${heading === 'h2' ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
      ${blog.event ? eventLine(site, blog.event) : nothing}
      ${blog.summary ? html`<p class="post-summary">${blog.summary}</p>` : nothing}
      <p class="post-ways">
        ${lead ? html`<span class="more" aria-hidden="true">${pageText(site.lang, 'blog.more')}</span>` : nothing}
        <a class="glance" href=${blog.url} data-modal="BlogDetail" data-id=${blog.id}
          >${pageText(site.lang, 'blog.glance')}<span class="vh"> ${blog.title}</span></a
        >
      </p>
    </div>
  </article>`;
}

/** Renders the line of an event: its date and place. */
function eventLine({ lang }: SiteData, { starts_at: start, place }: BlogEvent): TemplateResult {
  return html`<p class="post-event">
    <time datetime=${start}>${formatDateTime(start, lang)}</time> · ${place}
  </p>`;
}

/** Renders the date and the tags of a post. */
export function blogMeta(site: SiteData, blog: BlogCardData): TemplateResult {
  return html`<p class="post-meta">
    <time datetime=${blog.blog_created}>${formatDate(blog.blog_created, site.lang)}</time>
    ${blog.tagLinks.slice(0, 3).map((tag) => html` <a class="tag" href=${tag.url}>${tag.label}</a>`)}
  </p>`;
}
