import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { openModal } from '../../client/modals/modal-stack.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { backIcon, closeIcon, nextIcon } from '../icons.ts';
import { PictureZoom } from './picture-zoom.ts';

export interface LargePicture {
  readonly src: string;
  readonly alt: string;
  readonly title: string;
}

/** Fraction of the frame by which an arrow key moves an enlarged picture. */
const ARROW = 0.15;

/**
 * Pictures over the whole page, one at a time; each can be zoomed by pinch, double tap, click or
 * wheel. Opening sets the address's hash to `#modal-{name}_{n}`; Back closes.
 * @fires close - After it has closed.
 * @csspart base - The dialog.
 * @csspart image - The picture.
 */
export class LightboxElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    pictures: { type: Array },
    index: { type: Number },
    name: { type: String },
    open: { type: Boolean },
  };
  static override styles = [
    baseStyles,
    css`
      dialog.base {
        position: fixed;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
        max-inline-size: none;
        max-block-size: none;
        padding: 0;
        border: 0;
        background: rgb(14 17 16 / 0.94);
        color: #fff;
      }
      dialog.base:not([open]) {
        display: none;
      }
      figure {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        place-items: center;
        gap: 8px;
        block-size: 100%;
        margin: 0;
        padding: 64px 16px 16px;
        overflow: hidden;
        touch-action: none;
      }
      img {
        max-inline-size: 100%;
        max-block-size: 100%;
        object-fit: contain;
        cursor: zoom-in;
        user-select: none;
      }
      figcaption {
        min-block-size: 2lh;
        text-align: center;
        z-index: 1;
      }
      .count {
        font-variant-numeric: tabular-nums;
        opacity: 0.85;
      }
      button {
        position: absolute;
        display: grid;
        place-items: center;
        inline-size: 48px;
        block-size: 48px;
        padding: 0;
        border: 0;
        border-radius: 999px;
        background: rgb(0 0 0 / 0.5);
        color: #fff;
        cursor: pointer;
      }
      button:hover {
        background: rgb(255 255 255 / 0.2);
      }
      :focus-visible {
        outline-color: #fff;
      }
      .close {
        inset-block-start: 8px;
        inset-inline-end: 8px;
      }
      .back,
      .next {
        inset-block-start: calc(50% - 24px);
      }
      .back {
        inset-inline-start: 8px;
      }
      .next {
        inset-inline-end: 8px;
      }
      :is(.back, .next):dir(rtl) svg {
        transform: scaleX(-1);
      }
    `,
  ];
  /** The pictures in order. */
  declare pictures: readonly LargePicture[] | null;
  /** Index of the shown picture, from 0. */
  declare index: number;
  /** Description of the pictures, for screen readers. */
  declare name: string;
  /** True while the lightbox is open. */
  declare open: boolean;

  constructor() {
    super();
    this.pictures = null;
    this.index = 0;
    this.name = 'Gallery';
    this.open = false;
  }

  #zoom: PictureZoom | null = null;

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  protected override updated(): void {
    const dialog = this.#dialog;
    const frame = this.renderRoot.querySelector('figure');
    if (frame) this.#zoom ??= new PictureZoom(frame, (by) => this.#turn(by));
    if (!this.open || !dialog || dialog.open) return;
    const { name, index } = this;
    void openModal(dialog, { name, n: index + 1, onClose: this.#closed });
  }

  #closed = (): void => {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };

  #turn(by: number): void {
    const total = this.pictures?.length ?? 0;
    this.#zoom?.reset();
    this.index = (this.index + by + total) % total;
  }

  #key = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if ((by !== 0 || down !== 0) && this.#zoom?.pan(-by * ARROW, -down * ARROW)) return;
    if (by !== 0) this.#turn(this.matches(':dir(rtl)') ? -by : by);
    if (event.key === '+' || event.key === '-') this.#zoom?.step(event.key === '+' ? 1 : -1);
  };

  #away = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches('dialog, figure')) {
      this.#dialog?.close();
    }
  };

  override render(): TemplateResult | typeof nothing {
    const pictures = Array.isArray(this.pictures) ? this.pictures : [];
    const shown = pictures[this.index];
    if (!shown) return nothing;
    const total = pictures.length;
    return html`<dialog
      class="base"
      part="base"
      aria-label=${this.t('slides.go', { n: this.index + 1, total })}
      @keydown=${this.#key}
      @click=${this.#away}
    >
      <figure>
        <img part="image" src=${safeHref(shown.src)} alt=${shown.alt || shown.title} />
        <figcaption>
          ${shown.title || nothing}
          ${total > 1 ? html`<div class="count">${this.index + 1} / ${total}</div>` : nothing}
        </figcaption>
      </figure>
      <button
        type="button"
        class="close"
        aria-label=${this.t('lightbox.close')}
        @click=${() => this.#dialog?.close()}
      >
        ${icon(closeIcon)}
      </button>
      ${
        total > 1
          ? html`<button
                type="button"
                class="back"
                aria-label=${this.t('slides.previous')}
                @click=${() => this.#turn(-1)}
              >
                ${icon(backIcon)}</button
              ><button
                type="button"
                class="next"
                aria-label=${this.t('slides.next')}
                @click=${() => this.#turn(1)}
              >
                ${icon(nextIcon)}
              </button>`
          : nothing
      }
    </dialog>`;
  }
}
