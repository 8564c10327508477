import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Picture } from '../../api/picture.contract.ts';
import { icon } from '../../parts/icon.ts';
import { backIcon, nextIcon, pauseIcon, playIcon } from '../../parts/icons.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { slidePicture } from './slide-picture.ts';
import { slideshow } from './slideshow.runtime.ts';
import { slideshowStyles } from './slideshow.styles.ts';

type Slide = SlideshowElement['slides'][number];

/**
 * Large pictures with a message each, one at a time, in a row that fingers and keys can move. The
 * first slide is there without JavaScript; its picture is the page's largest and loads first.
 * @csspart base - The wrapper.
 * @csspart slide - One slide.
 * @csspart heading - A slide's title.
 * @csspart controls - Dots, arrows and the pause button.
 */
export class SlideshowElement extends sectionElement(slideshow) {
  static override properties: PropertyDeclarations = {
    current: { state: true },
    paused: { state: true },
  };
  static override styles = [baseStyles, hiddenStyles, buttonStyles, slideshowStyles];
  declare protected current: number;
  declare protected paused: boolean;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.current = 0;
    this.paused = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#pace);
    if (this.hasUpdated) this.#pace();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#pace);
    clearInterval(this.#timer);
  }

  protected override firstUpdated(): void {
    this.wake();
  }

  protected override updated(): void {
    this.#pace();
  }

  /** Plays only while somebody can see it, wants movement and is not reading or reaching for it. */
  #pace = (): void => {
    clearInterval(this.#timer);
    if (!this.autoplay || this.paused || document.hidden || this.slides.length < 2) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const next = (): void => {
      if (!this.matches(':hover, :focus-within')) this.#go(this.current + 1);
    };
    this.#timer = setInterval(next, Math.max(2000, this.autoplaySpeed));
  };

  #go(index: number): void {
    const total = this.slides.length;
    const track = this.renderRoot.querySelector('.track');
    this.current = (index + total) % total;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track?.scrollTo({
      left: this.current * track.clientWidth,
      behavior: still ? 'instant' : 'smooth',
    });
  }

  #scrolled = (): void => {
    const track = this.renderRoot.querySelector('.track');
    if (track && track.clientWidth > 0) {
      this.current = Math.round(track.scrollLeft / track.clientWidth);
    }
  };

  #picture(reference: string): Picture | undefined {
    const pictures = this.data?.['pictures'];
    if (typeof pictures !== 'object' || pictures === null) return undefined;
    return (pictures as Readonly<Record<string, Picture>>)[reference];
  }

  #slide = (slide: Slide, index: number): TemplateResult => {
    const { title, desc, button, link, image = '', imageMobile = '' } = slide;
    const href = safeHref(this.link(link ?? ''));
    const words = title || desc || button;
    return html`<li
      part="slide"
      aria-hidden=${this.alive && index !== this.current ? 'true' : nothing}
      ?inert=${this.alive && index !== this.current}
    >
      ${slidePicture({
        image: this.#picture(image) ?? image,
        mobile: imageMobile ? (this.#picture(imageMobile) ?? imageMobile) : undefined,
        eager: index === 0,
        alt: words ? '' : undefined,
      })}
      ${
        words
          ? html`<div class="words">
              ${title ? html`<h2 part="heading">${title}</h2>` : nothing}
              ${desc ? html`<p>${desc}</p>` : nothing}
              ${button && link ? html`<a class="button" href=${href}>${button}</a>` : nothing}
            </div>`
          : nothing
      }
      ${link && !button ? html`<a class="whole" href=${href}><span class="vh">${title || this.t('slides.go', { n: index + 1, total: this.slides.length })}</span></a>` : nothing}
    </li>`;
  };

  #controls(total: number): TemplateResult {
    const control = (label: string, icon: unknown, act: () => void): TemplateResult =>
      html`<button type="button" class="control" aria-label=${label} @click=${act}>
        ${icon}
      </button>`;
    return html`<div class="controls screen" part="controls">
      ${
        this.autoplay
          ? control(
              this.t(this.paused ? 'slides.play' : 'slides.pause'),
              this.paused ? icon(playIcon) : icon(pauseIcon),
              () => (this.paused = !this.paused),
            )
          : nothing
      }
      ${
        this.dots
          ? html`<div class="dots">
              ${this.slides.map(
                (_, index) =>
                  html`<button
                    type="button"
                    aria-label=${this.t('slides.go', { n: index + 1, total })}
                    aria-current=${index === this.current ? 'true' : nothing}
                    @click=${() => this.#go(index)}
                  ></button>`,
              )}
            </div>`
          : nothing
      }
      ${
        this.arrows
          ? html`${control(this.t('slides.previous'), icon(backIcon), () => this.#go(this.current - 1))}
            ${control(this.t('slides.next'), icon(nextIcon), () => this.#go(this.current + 1))}`
          : nothing
      }
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const total = this.slides.length;
    if (total === 0) return nothing;
    return html`<section
      class="base"
      part="base"
      aria-roledescription="carousel"
      aria-label=${this.t('slides.label')}
    >
      <ul class="track" tabindex=${total > 1 ? 0 : nothing} @scrollend=${this.#scrolled}>
        ${this.slides.map(this.#slide)}
      </ul>
      ${total > 1 ? this.#controls(total) : nothing}
    </section>`;
  }
}
