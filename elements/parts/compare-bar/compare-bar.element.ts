import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { personalList } from '../../client/personal-lists.ts';
import { COMPARE_LIMIT } from '../../commerce/limits.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';

/**
 * Shows how many products are chosen for comparison, with a link to it; hidden while there are
 * none.
 * @csspart base - The bar.
 * @csspart open - The link to the comparison.
 */
export class CompareBarElement extends SignalWatcher {
  static override properties: PropertyDeclarations = { base: { type: String } };
  static override styles = [
    baseStyles,
    css`
      .base {
        position: fixed;
        inset-block-end: calc(var(--talad-corner-bottom, 0px) + 16px);
        inset-inline-start: 16px;
        z-index: 5;
        display: flex;
        align-items: center;
        border: 1px solid var(--line);
        border-radius: 999px;
        background: var(--surface);
        box-shadow: var(--talad-shadow-2, 0 6px 20px rgb(0 0 0 / 0.16));
      }
      a,
      button {
        display: flex;
        align-items: center;
        min-block-size: 48px;
        border: 0;
        border-radius: 999px;
        background: none;
        color: inherit;
        font: inherit;
        cursor: pointer;
      }
      a {
        gap: 10px;
        padding-inline: 20px 8px;
        font-weight: 600;
        text-decoration: none;
      }
      a:hover {
        text-decoration: underline;
        text-underline-offset: 4px;
      }
      .count {
        padding: 0 8px;
        border-radius: 999px;
        background: var(--accent);
        color: var(--on-accent);
        font-size: 13px;
        font-variant-numeric: tabular-nums;
      }
      button {
        justify-content: center;
        inline-size: 48px;
        padding: 0;
      }
      button:hover {
        background: var(--quiet);
      }
      .icon {
        inline-size: 18px;
        block-size: 18px;
      }
    `,
  ];
  declare base: string;

  constructor() {
    super();
    this.base = '';
  }

  protected override firstUpdated(): void {
    markHydrated(this);
  }

  override render(): TemplateResult | typeof nothing {
    const count = this.hydrated ? personalList('compare').items.value.length : 0;
    if (count === 0) return nothing;
    return html`<div
      class="base screen"
      part="base"
      role="region"
      aria-label=${this.t('compare.title')}
    >
      <a part="open" href="${this.base}/compare" data-modal="ProductCompare"
        >${this.t('compare.open')}<span class="count">${count}/${COMPARE_LIMIT}</span></a
      ><button
        type="button"
        aria-label=${this.t('compare.clear')}
        @click=${() => personalList('compare').clear()}
      >
        ${icon(closeIcon)}
      </button>
    </div>`;
  }
}
