import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { formatDate } from '../locales/format.ts';
import { picture } from '../parts/picture/picture.ts';
import { blogCard, blogMeta } from './blog-card.ts';
import type { BlogPageData } from './blog-page-data.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

/** One post: a column to read in, its picture wider, then more of the same blog. */
export function blogPage(site: SiteData, data: BlogPageData): TemplateResult {
  const { blog, others } = data;
  const sizes = '(width < 960px) 100vw, 960px';
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <article class="article">
      <header>
        ${blogMeta(site, blog)}
        <h1>${blog.title}</h1>
        ${blog.summary ? html`<p class="standfirst">${blog.summary}</p>` : nothing}
        ${byline(site, data)}
      </header>
      ${blog.image ? html`<div class="article-picture">${picture(blog.image, { sizes, eager: true })}</div>` : nothing}
      <div class="prose rich">${unsafeHTML(blog.html)}</div>
      <p class="article-end"><a href=${data.allUrl}>← ${pageText(site.lang, 'blog.back')}</a></p>
    </article>
    ${
      others.length > 0
        ? html`<section class="strip">
            <h2>${pageText(site.lang, 'blog.others')}</h2>
            <ul class="posts" role="list">
              ${others.map((other) => html`<li>${blogCard(site, other, { heading: 'h3' })}</li>`)}
            </ul>
          </section>`
        : nothing
    }`;
}

function byline(site: SiteData, { blog }: BlogPageData) {
  const { lang } = site;
  const day = (time: string) => formatDate(time, lang);
  const parts = [
    blog.author && pageText(lang, 'blog.by', { author: blog.author }),
    day(blog.blog_modified) !== day(blog.blog_created) &&
      pageText(lang, 'blog.updated', { date: day(blog.blog_modified) }),
  ].filter((part) => part);
  return parts.length > 0 ? html`<p class="muted">${parts.join(' · ')}</p>` : nothing;
}
