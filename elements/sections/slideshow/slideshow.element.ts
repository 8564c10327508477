import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { icon } from '../../parts/icon.ts';
import { backIcon, nextIcon, pauseIcon, playIcon } from '../../parts/icons.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { slideControlStyles } from '../../theme/slide-controls.ts';
import { artPicture } from '../art-picture.ts';
import { background, frameClass, sectionHead } from '../section-frame.ts';
import { sectionLink } from '../section-link.ts';
import { pictureOf } from '../section-picture.ts';
import { sectionStyles } from '../section.styles.ts';
import {
  isGrid,
  linesOf,
  sizesOf,
  slideStyle,
  trackStyle,
  typeClass,
  wideTile,
} from './slide-layout.ts';
import { layoutStyles } from './layout.styles.ts';
import { tileStyles } from './tile.styles.ts';
import { slideshow } from './slideshow.runtime.ts';
import { slideshowStyles } from './slideshow.styles.ts';

type Slide = SlideshowElement['slides'][number];

/**
 * Large pictures with a message each, in a row that fingers and keys move, or fading. The first
 * slide is visible without JavaScript; its picture is the page's largest and loads first.
 * @csspart base - The wrapper.
 * @csspart slide - One slide.
 * @csspart heading - A title.
 * @csspart image - A slide's picture.
 * @csspart button - The section's button.
 * @csspart controls - Dots, arrows and the pause button.
 */
export class SlideshowElement extends sectionElement(slideshow) {
  static override properties: PropertyDeclarations = {
    current: { state: true },
    paused: { state: true },
    fits: { state: true },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    buttonStyles,
    sectionStyles,
    slideControlStyles,
    slideshowStyles,
    layoutStyles,
    tileStyles,
  ];
  declare protected current: number;
  declare protected paused: boolean;
  /** Number of slides that fit next to each other; 0 before it is measured. */
  declare protected fits: number;

  constructor() {
    super();
    this.current = 0;
    this.paused = false;
    this.fits = 0;
  }

  protected override firstUpdated(): void {
    markHydrated(this);
    new ResizeObserver(this.#measured).observe(this);
    if (this.autoplay && this.#inTurn) void this.#play();
  }

  protected override updated(): void {
    if (!this.hydrated) return;
    // Load the next picture in advance: a lazy one would load while it moves in.
    const next = this.#track?.children[this.current + this.#show]?.querySelector('img');
    if (next) next.loading = 'eager';
  }

  #measured = (): void => {
    const track = this.#track;
    const [item] = track?.children ?? [];
    this.fits = track && item?.clientWidth ? Math.round(track.clientWidth / item.clientWidth) : 0;
  };

  /** Loaded only by slideshows that play. */
  async #play(): Promise<void> {
    const { Autoplay } = await import('../../parts/carousel/autoplay.ts');
    const playing = new Autoplay(this, () =>
      this.autoplay && !this.paused && this.slides.length > this.#show
        ? { every: this.autoplaySpeed, next: () => this.#go(this.current + this.#step) }
        : null,
    );
    this.addController(playing);
    this.requestUpdate();
  }

  /** Whether the slides are shown in turn, and not all at once. */
  get #inTurn(): boolean {
    return !isGrid(this.layout);
  }

  /** Fading slides are shown one at a time, and so are those of a layout of their own. */
  get #wanted(): number {
    if (!this.#inTurn) return this.slides.length;
    return this.fade || this.layout !== 'cover'
      ? 1
      : Math.min(6, Math.max(1, Math.round(this.slidesToShow)));
  }

  /** Slides that are visible at once; a phone shows one. */
  get #show(): number {
    return this.#inTurn && this.fits ? this.fits : this.#wanted;
  }

  get #step(): number {
    return Math.min(this.#show, Math.max(1, Math.round(this.slidesToScroll)));
  }

  get #track(): HTMLElement | null {
    return this.renderRoot.querySelector('.track');
  }

  #go(index: number): void {
    const stops = Math.max(1, this.slides.length - this.#show + 1);
    const past = index >= stops && this.current < stops - 1;
    // The last position before the first: a step can be larger than the rest.
    this.current = past ? stops - 1 : (index + stops) % stops;
    const track = this.#track;
    const [item] = track?.children ?? [];
    if (!track || !item || this.fade) return;
    const to = this.current * item.clientWidth;
    const left = getComputedStyle(track).direction === 'rtl' ? -to : to;
    void import('../../parts/carousel/motion.ts').then(
      ({ glide }) => glide(track, left, this.speed),
      () => track.scrollTo({ left }),
    );
  }

  #scrolled = (): void => {
    const track = this.#track;
    const [item] = track?.children ?? [];
    // A smooth movement causes scroll events before its end.
    if (!track || !item?.clientWidth || this.fade || track.style.scrollSnapType) return;
    this.current = Math.round(Math.abs(track.scrollLeft) / item.clientWidth);
  };

  #openLarge = (event: Event, index: number): void => {
    const { href } = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    void import('./open-slides.ts').then(
      ({ openSlides }) => openSlides(this, index),
      () => location.assign(href),
    );
  };

  #whole(slide: Slide, index: number, src: string): TemplateResult | typeof nothing {
    const { link, button, buttonLink, title } = slide;
    const name = html`<span class="vh"
      >${title || this.t('slides.go', { n: index + 1, total: this.slides.length })}</span
    >`;
    if (link && (!button || buttonLink)) {
      return sectionLink({ href: link, base: this.base, cssClass: 'whole' }, name);
    }
    if (!this.modalClick || !src) return nothing;
    return html`<a
      class="whole"
      href=${src}
      @click=${(event: Event) => this.#openLarge(event, index)}
      >${name}</a
    >`;
  }

  #slide = (slide: Slide, index: number): TemplateResult => {
    const { title, desc, button, buttonLink, link, image, imageMobile } = slide;
    const found =
      this.layout === 'type' ? null : pictureOf(this.data, image, { width: 1680, height: 720 });
    const hasText = title || desc || button;
    const style = slideStyle(this, slide);
    const hidden =
      this.hydrated && this.#inTurn && (index < this.current || index >= this.current + this.#show);
    const to = buttonLink || link;
    const shown = found
      ? artPicture({
          image: found,
          mobile: pictureOf(this.data, imageMobile, { width: 800, height: 1000 }),
          sizes: sizesOf(this.layout),
          eager: index === 0,
          alt: hasText ? '' : undefined,
        })
      : nothing;
    return html`<li
      class="${index === this.current ? 'now' : ''} ${style} ${wideTile(this.layout, index, this.slides.length)}"
      part="slide"
      aria-hidden=${hidden ? 'true' : nothing}
      ?inert=${hidden}
    >
      ${this.layout === 'cover' || !found ? shown : html`<div class="frame ${this.mask}">${shown}</div>`}
      ${this.#whole(slide, index, found?.src ?? '')}
      ${
        hasText
          ? html`<div class="text">
              ${title ? html`<h2 class=${this.layout === 'type' ? typeClass(title) : nothing} part="heading">${this.#words(title)}</h2>` : nothing}
              ${desc ? html`<p>${desc}</p>` : nothing}
              ${button && to ? sectionLink({ href: to, base: this.base, cssClass: 'button' }, button) : nothing}
            </div>`
          : nothing
      }
    </li>`;
  };

  /** An eye chart: each word of the title on a line of its own, the last line with the rest. */
  #words(title: string): unknown {
    if (this.layout !== 'type' || this.typeSize !== 'shrink') return title;
    return linesOf(title).map((line) => html`<span class="line">${line} </span>`);
  }

  #facts(): TemplateResult | typeof nothing {
    const facts = this.facts.filter(({ label, value }) => label || value);
    if (facts.length === 0) return nothing;
    return html`<div class="wrap">
      <dl class="facts">
        ${facts.map(
          ({ label, value }) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </div>`;
  }

  #controls(): TemplateResult {
    const stops = this.slides.length - this.#show + 1;
    const control = (label: string, path: string, act: () => void): TemplateResult =>
      html`<button type="button" class="control" aria-label=${label} @click=${act}>
        ${icon(path)}
      </button>`;
    return html`<div class="controls screen" part="controls">
      ${
        this.autoplay
          ? control(
              this.t(this.paused ? 'slides.play' : 'slides.pause'),
              this.paused ? playIcon : pauseIcon,
              () => (this.paused = !this.paused),
            )
          : nothing
      }
      ${
        this.dots
          ? html`<div class="dots">
              ${Array.from(
                { length: stops },
                (_, index) =>
                  html`<button
                    type="button"
                    aria-label=${this.t('slides.go', { n: index + 1, total: stops })}
                    aria-current=${index === this.current ? 'true' : nothing}
                    @click=${() => this.#go(index)}
                  ></button>`,
              )}
            </div>`
          : nothing
      }
      ${
        this.arrows
          ? html`${control(this.t('slides.previous'), backIcon, () => this.#go(this.current - this.#step))}
            ${control(this.t('slides.next'), nextIcon, () => this.#go(this.current + this.#step))}`
          : nothing
      }
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const total = this.slides.length;
    if (total === 0) return nothing;
    const { button, buttonLink, buttonTarget: target, heading, description, base } = this;
    const many = total > this.#show;
    const show = this.#wanted;
    const look = trackStyle(this);
    const track = this.#inTurn
      ? `track s${show} ${show > 1 ? 'row' : ''} ${look} ${many ? 'many' : ''} ${this.fade ? `fade f${this.speed >= 700 ? 700 : 500}` : ''}`
      : `tiles ${look}`;
    return html`<section
      class="${frameClass(this)} ${this.isFullScreen ? '' : 'boxed'}"
      part="base"
      role=${heading ? nothing : 'group'}
      aria-roledescription=${this.#inTurn ? 'carousel' : nothing}
      aria-label=${heading || this.t('slides.label')}
    >
      ${background(this)}
      ${heading || description ? html`<div class="wrap">${sectionHead(this, {}, nothing)}</div>` : nothing}
      <div class="stage ${this.hasAnimation ? `move ${this.animation}` : ''}">
        <ul
          class=${track}
          tabindex=${many && !this.fade ? 0 : nothing}
          @scrollend=${this.#scrolled}
        >
          ${this.slides.map(this.#slide)}
        </ul>
        ${many ? this.#controls() : nothing}
      </div>
      ${this.#facts()}
      ${
        button
          ? html`<p class="wrap">
              ${sectionLink({ href: buttonLink, base, target, cssClass: 'button quiet', part: 'button' }, button)}
            </p>`
          : nothing
      }
    </section>`;
  }
}
