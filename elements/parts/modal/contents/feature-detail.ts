import { css, html, nothing } from 'lit';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import type { ModalContent } from '../modal-content.ts';

/** A feature in full: large picture, text, video and links to buy it. */
export const content: ModalContent = {
  texts: 'content',
  styles: css`
    .modal-feature {
      display: grid;
      gap: 16px;
    }
    .modal-words {
      white-space: pre-line;
      line-height: 1.75;
    }
  `,
  heading: ({ locale, opener }) =>
    itemOf(opener)?.querySelector('h3')?.textContent.trim() || text(locale, 'feature.title'),
  render({ locale, opener }) {
    const item = itemOf(opener);
    const image = item?.querySelector('picture, img')?.cloneNode(true);
    const description = item?.querySelector('.desc')?.textContent ?? '';
    const { video, link, button, channel } = opener.dataset;
    return html`<div class="modal-feature">
      ${image ? html`<div class="article-picture">${image}</div>` : nothing}
      ${description ? html`<p class="modal-words">${description}</p>` : nothing}
      ${channel ? html`<p class="muted">${channel}</p>` : nothing}
      <p class="modal-actions">
        ${
          video
            ? html`<a class="button" href=${safeHref(video)} target="_blank" rel="noopener"
                >${text(locale, 'feature.video')}</a
              >`
            : nothing
        }
        ${
          link
            ? html`<a class="button quiet" href=${safeHref(link)}
                >${button || text(locale, 'feature.go')}</a
              >`
            : nothing
        }
      </p>
    </div>`;
  },
};

function itemOf(opener: HTMLElement): Element | null {
  return opener.closest('li');
}
