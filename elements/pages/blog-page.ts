import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { formatDate, formatDateTime } from '../locales/format.ts';
import { favouriteButton } from '../parts/favourites/favourite-buttons.ts';
import { picture } from '../parts/picture/picture.ts';
import { blogCard, blogMeta } from './blog/blog-card.ts';
import type { BlogPageData, EventData } from './blog/blog-page-data.ts';
import { blogText } from './blog/blog-text.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { entryForm } from './forms/entry-form.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

/** Renders one post: a reading column, a wider picture, then more posts of the blog. */
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
        <p class="keeps">${favouriteButton('favorite-blogs', blog, site.lang)}</p>
      </header>
      ${blog.image ? html`<div class="article-picture">${picture(blog.image, { sizes, eager: true })}</div>` : nothing}
      ${data.event ? eventCard(site, data.event) : nothing}
      <div class="prose rich">${unsafeHTML(blog.html)}</div>
      ${data.event && !data.event.isOver ? registration(site, data, data.event) : nothing}
      <p class="article-end">
        <a href=${data.allUrl}>← ${blogText(site.lang, data.under, 'back')}</a>
      </p>
    </article>
    ${
      others.length > 0
        ? html`<section class="strip">
            <h2>${blogText(site.lang, data.under, 'others')}</h2>
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

function eventCard({ lang }: SiteData, event: EventData): TemplateResult {
  const { starts_at: start, ends_at: end, place, seats, isOver } = event;
  const time = (at: string, clockOnly = false) => {
    const shown = formatDateTime(at, lang);
    return html`<time datetime=${at}>${clockOnly ? shown.slice(-5) : shown}</time>`;
  };
  const isSameDay = (a: string, b: string) => formatDate(a, lang) === formatDate(b, lang);
  return html`<aside class="event">
    <h2>${pageText(lang, 'event.title')}</h2>
    <dl>
      <div>
        <dt>${pageText(lang, 'event.when')}</dt>
        <dd>${time(start)}${end ? html` – ${time(end, isSameDay(start, end))}` : nothing}</dd>
      </div>
      <div>
        <dt>${pageText(lang, 'event.where')}</dt>
        <dd>${place}${seats ? html` · ${pageText(lang, 'event.seats', { seats })}` : nothing}</dd>
      </div>
    </dl>
    ${
      isOver
        ? html`<p>${pageText(lang, 'event.over')}</p>`
        : html`<a class="button" href="#register" data-modal="SeminarRegister"
            >${pageText(lang, 'event.register')}</a
          >`
    }
  </aside>`;
}

/** Renders the registration form, for browsers without JavaScript and for the modal, which copies it. */
function registration(site: SiteData, { blog }: BlogPageData, event: EventData): TemplateResult {
  return html`<section class="register" id="register">
    <h2>${pageText(site.lang, 'event.formTitle', { title: blog.title })}</h2>
    ${entryForm(site, event.form)}
  </section>`;
}
