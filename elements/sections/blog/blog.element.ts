import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../../parts/picture/picture.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionStyles } from '../section.styles.ts';
import type { BlogCard } from './blog-card.ts';
import { blog } from './blog.runtime.ts';
import { blogStyles } from './blog.styles.ts';

/**
 * The newest posts of the shop's blog, from the page's loader as `data.blogs`. Hidden without
 * posts, and on the marketplace.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart card - One post.
 * @csspart image - A post's picture.
 * @csspart button - The link to all posts.
 */
export class BlogElement extends sectionElement(blog) {
  static override styles = [baseStyles, buttonStyles, sectionStyles, blogStyles];

  /** If no post has a picture, none gets an empty frame. */
  #pictured = false;

  #card = (card: BlogCard, index: number): TemplateResult => {
    const large = this.blogType === 'hilight' && index === 0;
    const sizes = large ? '(width < 750px) 100vw, 720px' : '(width < 640px) 100vw, 380px';
    return html`<li class=${large ? 'large' : nothing} part="card">
      ${
        this.#pictured
          ? html`<div class="frame">
              ${
                card.image
                  ? picture(card.image, { sizes, alt: '' })
                  : html`<span aria-hidden="true">${letterOf(card.title)}</span>`
              }
            </div>`
          : nothing
      }
      <div class="text">
        ${
          this.isShowTag && card.tags.length > 0
            ? html`<p class="tags">
                ${card.tags.map((tag) => html`<a href=${safeHref(tag.url)}>${tag.title}</a>`)}
              </p>`
            : nothing
        }
        <h3><a class="cover" href=${safeHref(card.url)}>${card.title}</a></h3>
        ${card.summary ? html`<p class="summary">${card.summary}</p>` : nothing}
        ${
          card.id
            ? html`<a
                class="glance"
                href=${safeHref(card.url)}
                data-modal="BlogDetail"
                data-id=${card.id}
                aria-label=${`${this.t('blog.glance')}: ${card.title}`}
                >${this.t('blog.glance')}</a
              >`
            : nothing
        }
        ${this.isShowDate && card.date ? html`<p class="date"><bdi>${card.date}</bdi></p>` : nothing}
      </div>
    </li>`;
  };

  override render(): TemplateResult | typeof nothing {
    const found = this.data?.['blogs'];
    const cards = Array.isArray(found) ? found.filter(isCard).slice(0, this.blogNumber) : [];
    if (cards.length === 0) return nothing;
    this.#pictured = cards.some((card) => card.image);
    const row = this.perRowMobile > 1 ? 'row' : '';
    return sectionFrame(
      this,
      html`<ul class="blogs ${this.blogType} n${cards.length} ${row}">
        ${cards.map(this.#card)}
      </ul>`,
      { buttonAt: 'heading' },
    );
  }
}

function isCard(value: unknown): value is BlogCard {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    'url' in value &&
    'tags' in value &&
    Array.isArray(value.tags)
  );
}

/** Returns the letter: of Thai words that begin with a vowel sign, the consonant after it. */
function letterOf(title: string): string {
  return /[ก-ฮ]|[^\P{L}เ-ไ]/u.exec(title)?.[0] ?? '';
}
