import { css, html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { BlogResponse } from '../../../api/blog.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { formatDate } from '../../../locales/format.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import { picture } from '../../picture/picture.ts';
import type { ModalContent } from '../modal-content.ts';

/** A post, shown over the list. */
export const content: ModalContent = {
  texts: 'content',
  wide: true,
  styles: css`
    .modal-post {
      display: grid;
      gap: 16px;
      justify-items: center;
    }
    .modal-post > * {
      inline-size: 100%;
      max-inline-size: 680px;
    }
    .modal-post header {
      display: grid;
      gap: 8px;
    }
    .modal-post h3 {
      font-size: 24px;
    }
  `,
  heading: ({ locale }) => text(locale, 'blogDetail.title'),
  async render({ api, base, locale, opener }) {
    const id = Number(opener.dataset['id']);
    const found = await callApi<BlogResponse>(`${api}/contents/${id}${siteQuery(base, locale)}`);
    if (!found.ok || !found.data.blog) throw new Error(found.ok ? 'no such post' : found.code);
    const { blog } = found.data;
    return html`<article class="modal-post">
      ${
        blog.image
          ? html`<div class="article-picture">
              ${picture(blog.image, { sizes: '(width < 750px) 100vw, 680px', alt: '' })}
            </div>`
          : nothing
      }
      <header>
        <h3>${blog.title}</h3>
        <p class="muted">
          <time datetime=${blog.blog_created}>${formatDate(blog.blog_created, locale)}</time>
          ${blog.author ? html` · ${blog.author}` : nothing}
        </p>
        ${blog.summary ? html`<p class="standfirst">${blog.summary}</p>` : nothing}
      </header>
      <div class="prose rich">${unsafeHTML(blog.html)}</div>
      <p class="modal-actions">
        <a class="button quiet" href=${safeHref(opener.getAttribute('href'))}
          >${text(locale, 'blogDetail.page')}</a
        >
      </p>
    </article>`;
  },
};
