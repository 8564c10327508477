import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { slideControlStyles } from '../../theme/slide-controls.ts';
import { icon } from '../icon.ts';
import { backIcon, nextIcon, pauseIcon, playIcon } from '../icons.ts';
import { largePictures } from '../lightbox/large-pictures.ts';
import { Autoplay } from './autoplay.ts';
import { carouselStyles } from './carousel.styles.ts';
import { glide } from './motion.ts';

/**
 * A row of items that fingers, keys and buttons move; without JavaScript it scrolls. Its links with
 * `data-full` open their pictures large if `modal` names a modal.
 * @slot - The items, each a list item.
 * @csspart base - The wrapper.
 * @csspart track - The row.
 * @csspart controls - Dots, arrows and the pause button.
 */
export class CarouselElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    label: { type: String },
    total: { type: Number },
    show: { type: Number },
    narrow: { type: Number },
    step: { type: Number },
    autoplay: { type: Number },
    speed: { type: Number },
    dots: { type: Boolean },
    arrows: { type: Boolean },
    modal: { type: String },
    at: { state: true },
    end: { state: true },
    paused: { state: true },
    fits: { state: true },
  };
  static override styles = [baseStyles, slideControlStyles, carouselStyles];
  /** A label of the items, for screen readers. */
  declare label: string;
  /** The number of items. */
  declare total: number;
  /** Items next to each other, 1 to 6. */
  declare show: number;
  /** Items next to each other on a phone: 1 or 2. */
  declare narrow: number;
  /** Number of items that the arrows move by. */
  declare step: number;
  /** Milliseconds per item; 0 disables autoplay. */
  declare autoplay: number;
  /** Milliseconds of a movement. */
  declare speed: number;
  /** Shows dots below, to see and choose the position. */
  declare dots: boolean;
  /** Shows arrows at the sides. */
  declare arrows: boolean;
  /** Spec §2 Modals: 'GalleryBanner'. */
  declare modal: string;
  declare protected at: number;
  declare protected end: boolean;
  declare protected paused: boolean;
  /** Number of items that fit next to each other; 0 before it is measured. */
  declare protected fits: number;

  constructor() {
    super();
    this.label = '';
    this.total = 0;
    this.show = 4;
    this.narrow = 1;
    this.step = 1;
    this.autoplay = 0;
    this.speed = 500;
    this.dots = false;
    this.arrows = false;
    this.modal = '';
    this.at = 0;
    this.end = false;
    this.paused = false;
    this.fits = 0;
    const playing = new Autoplay(this, () =>
      this.autoplay && !this.paused && this.total > this.#seen
        ? { every: this.autoplay, next: () => this.#go(this.end ? 0 : this.at + this.#stride) }
        : null,
    );
    this.addController(playing);
  }

  protected override firstUpdated(): void {
    new ResizeObserver(this.#measured).observe(this);
  }

  #measured = (): void => {
    const pitch = this.#pitch;
    // Browsers lose half a pixel by rounding.
    this.fits = pitch ? Math.floor(((this.#track?.clientWidth ?? 0) + 1) / pitch) : 0;
  };

  get #wanted(): number {
    return Math.min(6, Math.max(1, Math.round(this.show) || 1));
  }

  /** Items that are visible at once; fewer than `show` in a narrow container. */
  get #seen(): number {
    return this.fits || this.#wanted;
  }

  get #stride(): number {
    return Math.min(this.step, this.#seen);
  }

  get #track(): HTMLElement | null {
    return this.renderRoot.querySelector('.track');
  }

  get #pitch(): number {
    const [first, second] = this.children;
    if (!first || !second) return 0;
    return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  }

  #go(index: number): void {
    const track = this.#track;
    if (!track) return;
    const to = Math.max(0, Math.min(index, this.total - 1)) * this.#pitch;
    glide(track, getComputedStyle(track).direction === 'rtl' ? -to : to, this.speed);
  }

  #scrolled = (): void => {
    const track = this.#track;
    const pitch = this.#pitch;
    // A smooth movement causes scroll events before its end.
    if (!track || pitch === 0 || track.style.scrollSnapType) return;
    const left = Math.abs(track.scrollLeft);
    this.at = Math.round(left / pitch);
    this.end = left + track.clientWidth >= track.scrollWidth - 4;
  };

  /** Without JavaScript the links lead to the large picture; with it they open here. */
  #clicked = (event: Event): void => {
    const from = event.target instanceof Element ? event.target.closest('a[data-full]') : null;
    if (!this.modal || !from) return;
    event.preventDefault();
    const links = [...this.querySelectorAll('a[data-full]')];
    const pictures = largePictures(this);
    const { locale, modal: name } = this;
    const index = links.indexOf(from);
    void import('../lightbox/open-lightbox.ts').then(
      ({ openLightbox }) => openLightbox({ pictures, index, name, locale }),
      () => location.assign(pictures[index]?.src ?? '#'),
    );
  };

  #control(label: string, path: string, act: () => void, off = false): TemplateResult {
    return html`<button
      type="button"
      class="control"
      aria-label=${label}
      ?disabled=${off}
      @click=${act}
    >
      ${icon(path)}
    </button>`;
  }

  #controls(): TemplateResult | typeof nothing {
    const { at, total, narrow } = this;
    if (total < 2 || !(this.dots || this.arrows || this.autoplay)) return nothing;
    const [show, step] = [this.#wanted, this.#stride];
    const stops = Array.from({ length: Math.max(1, total - this.#seen + 1) }, (_, index) => index);
    // Rendered for every width and hidden if all items fit, so that nothing moves after measuring.
    const whole = [
      total <= show ? 'wide' : '',
      total <= Math.min(3, show) ? 'mid' : '',
      total <= Math.min(narrow, show) || !(this.dots || this.autoplay) ? 'small' : '',
    ];
    return html`<div class="controls screen ${whole.join(' ')}" part="controls">
      ${
        this.autoplay
          ? this.#control(
              this.t(this.paused ? 'slides.play' : 'slides.pause'),
              this.paused ? playIcon : pauseIcon,
              () => (this.paused = !this.paused),
            )
          : nothing
      }
      ${
        this.arrows
          ? html`<span class="arrows">
              ${this.#control(this.t('carousel.previous'), backIcon, () => this.#go(at - step), at === 0)}</span
            >`
          : nothing
      }
      ${
        this.dots
          ? html`<div class="dots">
              ${stops.map(
                (index) =>
                  html`<button
                    type="button"
                    aria-label=${this.t('slides.go', { n: index + 1, total: stops.length })}
                    aria-current=${index === at ? 'true' : nothing}
                    @click=${() => this.#go(index)}
                  ></button>`,
              )}
            </div>`
          : nothing
      }
      ${
        this.arrows
          ? html`<span class="arrows">
              ${this.#control(this.t('carousel.next'), nextIcon, () => this.#go(at + step), this.end)}</span
            >`
          : nothing
      }
    </div>`;
  }

  override render(): TemplateResult {
    const show = this.#wanted;
    return html`<div
      class="base"
      part="base"
      role="group"
      aria-roledescription="carousel"
      aria-label=${this.label || this.t('carousel.label')}
    >
      <div
        class="track s${show} n${this.narrow === 2 ? 2 : 1}"
        part="track"
        role="list"
        tabindex=${this.total > this.#seen ? 0 : nothing}
        @scrollend=${this.#scrolled}
        @click=${this.#clicked}
      >
        <slot></slot>
      </div>
      ${this.#controls()}
    </div>`;
  }
}
