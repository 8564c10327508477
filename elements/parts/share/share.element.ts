import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { loadTexts } from '../../locales/load.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { copyIcon } from '../icons.ts';

const places = [
  ['LINE', 'https://social-plugins.line.me/lineit/share?url='],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['X', 'https://x.com/intent/tweet?url='],
] as const;

/**
 * Shares a page: plain links to LINE, Facebook and X, a button that copies its address, and the
 * device's own share sheet if it has one.
 * @csspart base - The wrapper.
 * @csspart link - A link to one of the services.
 * @csspart button - "Copy link", "Share".
 */
export class ShareElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    url: { type: String },
    heading: { type: String },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
        font-size: 14px;
      }
      a,
      button {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-block-size: 44px;
        padding: 4px 14px;
        border: 1px solid var(--line);
        border-radius: 999px;
        background: none;
        color: var(--text);
        font: inherit;
        text-decoration: none;
        cursor: pointer;
      }
      a:hover,
      button:hover {
        border-color: var(--text);
      }
      svg {
        inline-size: 18px;
        block-size: 18px;
      }
      @media (scripting: none) {
        button {
          display: none;
        }
      }
    `,
  ];
  /** The absolute address to share. */
  declare url: string;
  /** The title to share. */
  declare heading: string;

  constructor() {
    super();
    this.url = '';
    this.heading = '';
  }

  /** Opens the device's share sheet; copies the address if there is none. */
  #share = (): void => {
    if (typeof navigator.share !== 'function') return void this.#copy();
    // Closing the sheet is not a failure.
    navigator.share({ url: this.url, title: this.heading }).catch(() => undefined);
  };

  #copy = async (): Promise<void> => {
    const done = await navigator.clipboard?.writeText(this.url).then(
      () => true,
      () => false,
    );
    const [{ announce }] = await Promise.all([
      import('../toast/announce.ts'),
      loadTexts(this.locale),
    ]);
    announce(this.locale, {
      kind: done ? 'done' : 'error',
      text: done ? this.t('share.copied') : this.url,
    });
  };

  override render(): TemplateResult | typeof nothing {
    if (!/^https?:\/\//.test(this.url)) return nothing;
    const url = encodeURIComponent(this.url);
    return html`<div class="base" part="base">
      <div class="row screen">
        <button type="button" class="share" part="button" @click=${this.#share}>
          ${this.t('share.label')}
        </button>
        ${places.map(
          ([name, address]) =>
            html`<a
              part="link"
              href=${address + url}
              target="_blank"
              rel="noopener"
              aria-label=${this.t('share.to', { name })}
              >${name}</a
            >`,
        )}
        <button type="button" class="copy" part="button" @click=${this.#copy}>
          ${icon(copyIcon)}${this.t('share.copy')}
        </button>
      </div>
    </div>`;
  }
}
