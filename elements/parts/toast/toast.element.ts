import { css, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { closeToast, toasts, type Toast } from '../../client/toasts.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { closeIcon, doneIcon, warnIcon } from '../icons.ts';

/**
 * The page's messages, above everything else on it.
 * @csspart base - The stack of messages.
 * @csspart toast - One message.
 */
export class ToastElement extends SignalWatcher {
  static override styles = [
    baseStyles,
    css`
      .base {
        display: grid;
        gap: 8px;
        position: fixed;
        inset: auto;
        inset-block-end: var(--talad-toast-bottom, 24px);
        inset-inline-end: 24px;
        inline-size: min(400px, 100% - 32px);
        pointer-events: none;
      }
      .base:not(:popover-open) {
        display: none;
      }
      @media (width < 750px) {
        .base {
          inset-block: 64px auto;
          inset-inline-end: 16px;
        }
      }
      .toast {
        display: grid;
        grid-template-columns: auto 1fr auto;
        align-items: center;
        gap: 4px 12px;
        padding: 8px 8px 8px 16px;
        border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
        border-radius: var(--radius);
        background: var(--text);
        color: var(--surface);
        box-shadow: var(--talad-shadow-2, 0 6px 20px rgb(0 0 0 / 0.2));
        pointer-events: auto;
        transition:
          opacity 0.3s ease-out,
          translate 0.3s ease-out;
        @starting-style {
          opacity: 0;
          translate: 0 12px;
        }
      }
      .leaving {
        opacity: 0;
        transition-duration: 1s;
      }
      p {
        margin: 0;
        padding-block: 4px;
        text-wrap: balance;
      }
      pre {
        grid-column: 1 / -1;
        margin: 0;
        font: inherit;
        font-size: 14px;
        white-space: pre-wrap;
      }
      button {
        min-block-size: 44px;
        min-inline-size: 44px;
        padding: 0 8px;
        border: 0;
        border-radius: var(--radius);
        background: none;
        color: inherit;
        font: inherit;
        cursor: pointer;
      }
      :focus-visible {
        outline-color: currentColor;
        outline-offset: -4px;
      }
      .action {
        font-weight: 600;
        text-decoration: underline;
        text-underline-offset: 4px;
      }
      .end {
        display: flex;
      }
      .icon {
        display: block;
        margin: auto;
        inline-size: 20px;
        block-size: 20px;
      }
    `,
  ];
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #leaving = new Set<number>();
  readonly #open = new Set<number>();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  protected override firstUpdated(): void {
    markHydrated(this);
  }

  get #shown(): readonly Toast[] {
    return this.hydrated ? toasts.value : [];
  }

  protected override updated(): void {
    const base = this.renderRoot.querySelector<HTMLElement>('.base');
    const shown = this.#shown;
    for (const toast of shown) if (!toast.detail && !this.#timers.has(toast.id)) this.#count(toast);
    if (!base?.isConnected) return;
    // Shown again, to be above a dialog that was opened since.
    if (base.matches(':popover-open')) base.hidePopover();
    if (shown.length > 0) base.showPopover();
  }

  #count(toast: Toast): void {
    clearTimeout(this.#timers.get(toast.id));
    this.#leaving.delete(toast.id);
    const leave = (): void => {
      this.#leaving.add(toast.id);
      this.renderRoot.querySelector(`#t${toast.id}`)?.classList.add('leaving');
      this.#timers.set(
        toast.id,
        setTimeout(() => closeToast(toast.id), 1000),
      );
    };
    this.#timers.set(toast.id, setTimeout(leave, toast.stay));
  }

  /** A message stays while it is hovered or focused. */
  #hold(toast: Toast): void {
    clearTimeout(this.#timers.get(toast.id));
    this.renderRoot.querySelector(`#t${toast.id}`)?.classList.remove('leaving');
  }

  #act(toast: Toast): void {
    closeToast(toast.id);
    toast.action?.run();
  }

  #toggle(toast: Toast): void {
    this.#open.add(toast.id);
    this.requestUpdate();
  }

  #toast = (toast: Toast): TemplateResult => {
    const hold = (): void => this.#hold(toast);
    const count = (): void => {
      if (!toast.detail) this.#count(toast);
    };
    return html`<div
      class="toast"
      part="toast"
      id="t${toast.id}"
      role=${toast.kind === 'error' ? 'alert' : 'status'}
      @pointerenter=${hold}
      @focusin=${hold}
      @pointerleave=${count}
      @focusout=${count}
      @click=${() => toast.detail && this.#toggle(toast)}
    >
      ${icon(toast.kind === 'error' ? warnIcon : doneIcon)}
      <p>${toast.text}</p>
      <span class="end"
        >${
          toast.action
            ? html`<button type="button" class="action" @click=${() => this.#act(toast)}>
                ${toast.action.label}
              </button>`
            : nothing
        }<button
          type="button"
          aria-label=${this.t('toast.close')}
          @click=${(event: Event) => (event.stopPropagation(), closeToast(toast.id))}
        >
          ${icon(closeIcon)}
        </button></span
      >
      ${toast.detail && this.#open.has(toast.id) ? html`<pre>${toast.detail}</pre>` : nothing}
    </div>`;
  };

  override render(): TemplateResult {
    return html`<div
      class="base screen"
      part="base"
      popover="manual"
      role="region"
      aria-live="polite"
      aria-label=${this.t('toast.region')}
    >
      ${repeat(this.#shown, (toast) => toast.id, this.#toast)}
    </div>`;
  }
}
