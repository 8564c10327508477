import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { chooseConsent } from '../../client/choose-consent.ts';
import { readConsent, watchConsent } from '../../client/consent.ts';
import { consentFlags } from '../../commerce/consent.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';

/**
 * Asks for consent until it is answered. It covers only a corner, and refusing is as easy as
 * accepting.
 * @csspart base - The card.
 */
export class ConsentElement extends TaladElement {
  static override properties: PropertyDeclarations = { base: { type: String } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      .base {
        position: fixed;
        inset-block-end: 0;
        inset-inline: 0;
        z-index: 30;
        display: grid;
        gap: 12px;
        padding: 16px 16px calc(16px + env(safe-area-inset-bottom, 0px));
        border-block-start: 1px solid var(--line);
        background: var(--surface);
        box-shadow: var(--talad-shadow-3, 0 -8px 40px rgb(0 0 0 / 0.16));
        font-size: 15px;
      }
      h2,
      p {
        margin: 0;
      }
      h2 {
        font-size: 16px;
        line-height: 1.5;
      }
      .choices {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
        align-items: center;
      }
      .more {
        grid-column: 1 / -1;
        justify-self: center;
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
        color: var(--link);
        text-underline-offset: 4px;
      }
      @media (width >= 750px) {
        .base {
          inset-block-end: 24px;
          inset-inline: 24px auto;
          inline-size: min(440px, 100% - 48px);
          padding: 20px;
          border: 1px solid var(--line);
          border-radius: 12px;
        }
      }
    `,
  ];
  declare base: string;
  #stop: (() => void) | undefined;

  constructor() {
    super();
    this.base = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = watchConsent(() => this.remove());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override firstUpdated(): void {
    markHydrated(this);
  }

  #all = (): void => chooseConsent(Object.fromEntries(consentFlags.map((flag) => [flag, true])));

  #none = (): void => chooseConsent({ analytics: false, ads: false });

  override render(): TemplateResult | typeof nothing {
    if (!this.hydrated || readConsent()) return nothing;
    return html`<section class="base screen" part="base" aria-labelledby="title">
      <h2 id="title">${this.t('consent.title')}</h2>
      <p>${this.t('consent.text')}</p>
      <div class="choices">
        <button type="button" class="button quiet" @click=${this.#none}>
          ${this.t('consent.none')}</button
        ><button type="button" class="button" @click=${this.#all}>${this.t('consent.all')}</button
        ><a class="more" href="${this.base}/data-protection" data-modal="PdpaSetting"
          >${this.t('consent.choose')}</a
        >
      </div>
    </section>`;
  }
}
