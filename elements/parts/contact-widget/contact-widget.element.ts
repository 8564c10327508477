import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { frameLink } from '../frame-link.ts';
import { chatIcon, mailIcon, phoneIcon } from '../frame-icons.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';
import type { LinkItem } from '../header/header-data.ts';

const drawings = { chat: chatIcon, phone: phoneIcon, mail: mailIcon } as const;
type Drawing = keyof typeof drawings;

export interface ContactLink extends LinkItem {
  readonly icon: Drawing;
  /** A text below its title: a number, an address. */
  readonly note?: string;
}

/** The data of a contact button (spec §3 ContactWidget). */
export interface ContactData {
  readonly title: string;
  readonly icon: Drawing;
  readonly shape: 'round' | 'pill';
  readonly ways: readonly ContactLink[];
}

/**
 * A button in the corner that opens the shop's contacts: a popover, which needs no script.
 * @csspart base - The wrapper.
 * @csspart button - The button.
 * @csspart card - The popover.
 */
export class ContactWidgetElement extends TaladElement {
  static override properties: PropertyDeclarations = { contact: { type: Object } };
  static override styles = [
    baseStyles,
    css`
      :host {
        position: fixed;
        inset-block-end: calc(var(--talad-corner-bottom, 0px) + 16px);
        inset-inline-end: 16px;
        z-index: 8;
      }
      .button {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 8px;
        min-inline-size: 52px;
        block-size: 52px;
        padding: 0;
        border: 1px solid transparent;
        border-radius: 999px;
        background: var(--accent);
        color: var(--on-accent);
        box-shadow: var(--talad-shadow-2, 0 6px 20px rgb(0 0 0 / 0.2));
        font: inherit;
        font-size: 15px;
        font-weight: 600;
        cursor: pointer;
      }
      .button:hover {
        background: var(--talad-accent-hover, var(--accent));
      }
      .pill {
        padding-inline: 16px 20px;
      }
      @media (width < 750px) {
        .pill {
          padding-inline: 0;
        }
        .pill span {
          display: none;
        }
      }
      .card {
        inset: auto;
        inset-block-end: calc(var(--talad-corner-bottom, 0px) + 80px);
        inset-inline-end: 16px;
        inline-size: min(320px, 100% - 32px);
        margin: 0;
        padding: 8px 0;
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
        color: var(--text);
        box-shadow: var(--talad-shadow-3, 0 12px 32px rgb(0 0 0 / 0.18));
        transition:
          translate 0.2s ease-out,
          opacity 0.2s ease-out;
        @starting-style {
          translate: 0 12px;
          opacity: 0;
        }
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin: 0;
        padding: 0 8px 0 16px;
        font-weight: 700;
      }
      .close {
        display: grid;
        place-items: center;
        inline-size: 44px;
        block-size: 44px;
        border: 0;
        border-radius: 999px;
        background: none;
        color: inherit;
        cursor: pointer;
      }
      .close:hover {
        background: var(--quiet);
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: flex;
        align-items: center;
        gap: 12px;
        min-block-size: 56px;
        padding: 4px 16px;
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        background: var(--quiet);
      }
      a .icon {
        flex: none;
        color: var(--link);
      }
      .text {
        display: grid;
        line-height: 1.5;
      }
      .note {
        color: var(--muted);
        font-size: 14px;
      }
    `,
  ];
  /** The shop's contacts. */
  declare contact: ContactData | null;

  constructor() {
    super();
    this.contact = null;
  }

  override render(): TemplateResult | typeof nothing {
    const { contact } = this;
    const ways: readonly ContactLink[] = Array.isArray(contact?.ways) ? contact.ways : [];
    if (!contact || ways.length === 0) return nothing;
    const isPill = contact.shape === 'pill';
    return html`<div class="base screen" part="base">
      <button
        type="button"
        class="button ${isPill ? 'pill' : ''}"
        part="button"
        popovertarget="card"
        aria-label=${contact.title}
      >
        ${icon(drawings[contact.icon] ?? chatIcon)}${isPill ? html`<span>${contact.title}</span>` : nothing}
      </button>
      <div class="card" id="card" part="card" popover role="dialog" aria-label=${contact.title}>
        <p class="head">
          <span>${contact.title}</span>
          <button
            type="button"
            class="close"
            popovertarget="card"
            popovertargetaction="hide"
            aria-label=${this.t('site.close')}
          >
            ${icon(closeIcon)}
          </button>
        </p>
        <ul>
          ${ways.map(
            (link) =>
              html`<li>
                ${frameLink(
                  link,
                  html`${icon(drawings[link.icon] ?? chatIcon)}<span class="text"
                      ><span>${link.title}</span
                      >${link.note ? html`<span class="note">${link.note}</span>` : nothing}</span
                    >`,
                )}
              </li>`,
          )}
        </ul>
      </div>
    </div>`;
  }
}
