import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { PROGRESS_TIMEOUT_MS } from '../../commerce/limits.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';

/**
 * A progress bar at the top of the page; it disappears after 10 s at the latest.
 * @csspart base - The line.
 */
export class ProgressElement extends TaladElement {
  static override properties: PropertyDeclarations = { busy: { state: true } };
  static override styles = [
    baseStyles,
    css`
      .base {
        position: fixed;
        inset: 0 0 auto;
        inline-size: 100%;
        block-size: 3px;
        padding: 0;
        border: 0;
        background: none;
        overflow: hidden;
        pointer-events: none;
      }
      .base:not(:popover-open) {
        display: none;
      }
      i {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        background: var(--accent);
        transform-origin: 0 0;
        animation: grow 10s cubic-bezier(0.1, 0.7, 0.2, 1) both;
      }
      @keyframes grow {
        from {
          scale: 0 1;
        }
        to {
          scale: 0.95 1;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        i {
          scale: 0.5 1;
        }
      }
    `,
  ];
  declare protected busy: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.busy = 0;
  }

  /** Starts one more task; call the returned function when it ends. */
  begin(): () => void {
    let open = true;
    this.busy += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.busy = 0), PROGRESS_TIMEOUT_MS);
    return () => {
      if (open) this.busy = Math.max(0, this.busy - 1);
      open = false;
    };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override updated(): void {
    const base = this.renderRoot.querySelector<HTMLElement>('.base');
    if (!base?.isConnected) return;
    if (this.busy > 0 && !base.matches(':popover-open')) base.showPopover();
    if (this.busy === 0 && base.matches(':popover-open')) base.hidePopover();
  }

  override render(): TemplateResult {
    return html`<div class="base screen" part="base" popover="manual" aria-hidden="true">
      <i></i>
    </div>`;
  }
}
