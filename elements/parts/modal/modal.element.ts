import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { openModal } from '../../client/modals/modal-stack.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';
import { toastsIn } from '../toast/toast-place.ts';

/**
 * A modal over the page: a sheet from the bottom on phones, a card on wide screens. Back, Escape,
 * its button and a click outside close it.
 * @slot - The content.
 * @csspart base - The dialog.
 * @csspart head - Heading and close button.
 * @csspart body - The scrolling part.
 */
export class ModalElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    heading: { type: String },
    name: { type: String },
    n: { type: Number },
    wide: { type: Boolean },
    keep: { type: Boolean },
  };
  static override styles = [
    baseStyles,
    css`
      dialog.base {
        inset: auto 0 0;
        inline-size: 100%;
        max-inline-size: none;
        max-block-size: min(90dvb, 100dvb - 40px);
        margin: 0;
        padding: 0;
        border: 0;
        border-radius: 16px 16px 0 0;
        background: var(--surface);
        color: var(--text);
        box-shadow: var(--talad-shadow-3, 0 20px 60px rgb(0 0 0 / 0.2));
        overflow: hidden;
      }
      dialog[open] {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        position: fixed;
        transition:
          translate 0.25s cubic-bezier(0.2, 0.8, 0.3, 1),
          opacity 0.2s ease-out;
        @starting-style {
          translate: 0 48px;
          opacity: 0;
        }
      }
      dialog:not([open]) {
        display: none;
      }
      dialog::backdrop {
        background: rgb(14 17 16 / 0.5);
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        padding: 8px 8px 8px 20px;
        border-block-end: 1px solid var(--line);
      }
      h2 {
        margin: 0;
        font-family: var(--talad-font-heading, inherit);
        font-size: 18px;
        line-height: 1.5;
      }
      button {
        display: grid;
        flex: none;
        place-items: center;
        inline-size: 44px;
        block-size: 44px;
        padding: 0;
        border: 0;
        border-radius: 999px;
        background: none;
        color: inherit;
        cursor: pointer;
      }
      button:hover {
        background: var(--quiet);
      }
      .body {
        padding: 20px 20px calc(20px + env(safe-area-inset-bottom, 0px));
        overflow: auto;
        overscroll-behavior: contain;
      }
      @media (width >= 750px) {
        dialog.base {
          inset: 0;
          inline-size: min(560px, 100% - 64px);
          block-size: fit-content;
          max-block-size: calc(100dvb - 64px);
          margin: auto;
          border-radius: 16px;
        }
        dialog.wide {
          inline-size: min(1040px, 100% - 64px);
        }
        .body {
          padding: 24px;
        }
        .head {
          padding-inline-start: 24px;
        }
      }
    `,
  ];
  /** The heading. */
  declare heading: string;
  /** Spec §2 Modals: 'CouponList'. */
  declare name: string;
  /** Number of its opener, from 1; with the name it forms the address. */
  declare n: number;
  /** True for a modal as wide as a page, for pictures and tables. */
  declare wide: boolean;
  /** True if the modal stays in the page when it is closed. */
  declare keep: boolean;

  constructor() {
    super();
    this.heading = '';
    this.name = '';
    this.n = 1;
    this.wide = false;
    this.keep = false;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  async show(opener?: HTMLElement): Promise<void> {
    await this.updateComplete;
    const dialog = this.#dialog;
    if (!dialog) return;
    const { name, n, keep } = this;
    await openModal(dialog, { name, n, keep, opener });
    toastsIn(dialog);
  }

  close(): void {
    this.#dialog?.close();
  }

  #closed = (): void => toastsIn(null);

  /**
   * The dialog's box is all content, so a click on the dialog itself is outside. The second click
   * of a double click belongs to the opener.
   */
  #outside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget && event.detail < 2) this.close();
  };

  override render(): TemplateResult {
    return html`<dialog
      class="base ${this.wide ? 'wide' : ''}"
      part="base"
      aria-labelledby="heading"
      @click=${this.#outside}
      @close=${this.#closed}
    >
      <div class="head" part="head">
        <h2 id="heading">${this.heading}</h2>
        <button type="button" aria-label=${this.t('modal.close')} @click=${() => this.close()}>
          ${icon(closeIcon)}
        </button>
      </div>
      <div class="body" part="body"><slot></slot></div>
    </dialog>`;
  }
}
