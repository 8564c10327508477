import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { formatDateTime } from '../../locales/format.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';

const DAY = 86_400;

/**
 * The end of a sale: a date in the server's HTML, because cached pages are read later, and a
 * countdown once the browser has hydrated it.
 * @fires talad-countdown-end - When the time is over.
 * @csspart base - The wrapper.
 * @csspart time - The date, or the remaining time.
 */
export class CountdownElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    until: { type: String },
    left: { state: true },
  };
  static override styles = [
    baseStyles,
    css`
      .base {
        color: inherit;
        font-size: inherit;
      }
      time {
        font-variant-numeric: tabular-nums;
        font-weight: 600;
      }
    `,
  ];
  /** End of the sale, ISO 8601. */
  declare until: string;
  /** Seconds until the end; null before the first count. */
  declare protected left: number | null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.until = '';
    this.left = null;
  }

  protected override firstUpdated(): void {
    queueMicrotask(() => this.#startWhenVisible());
  }

  /** A prerendered page does not count. */
  #startWhenVisible(): void {
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', this.#start);
    else this.#start();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.left !== null) this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  #start = (): void => {
    clearInterval(this.#timer);
    if (!this.isConnected) return;
    this.#timer = setInterval(this.#tick, 1000);
    this.#tick();
  };

  #tick = (): void => {
    const end = Date.parse(this.until);
    if (Number.isNaN(end)) return clearInterval(this.#timer);
    const wasRunning = this.left !== null;
    this.left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (this.left > 0) return;
    clearInterval(this.#timer);
    if (wasRunning) void this.#refresh();
    this.dispatchEvent(new Event('talad-countdown-end', { bubbles: true, composed: true }));
  };

  /** Prices on the page ended with the sale; the checkout reads them again in any case. */
  #refresh = async (): Promise<void> => {
    const { refreshPrices } = await import('./refresh-prices.ts');
    await refreshPrices(this.locale);
  };

  override render(): TemplateResult | typeof nothing {
    const { until, left, locale } = this;
    if (Number.isNaN(Date.parse(until))) return nothing;
    if (left === 0) {
      return html`<div class="base" part="base">
        <span role="status">${this.t('countdown.over')}</span>
      </div>`;
    }
    return html`<div class="base" part="base">
      ${this.t(left === null ? 'countdown.until' : 'countdown.left')}
      <time part="time" datetime=${until} role=${left === null ? nothing : 'timer'}
        >${left === null ? formatDateTime(until, locale) : this.#clock(left)}</time
      >
    </div>`;
  }

  /** Formats the remaining time: '1 วัน 02:03:04'. */
  #clock(left: number): string {
    const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
    const rest = left % DAY;
    const clock = `${two(rest / 3600)}:${two((rest % 3600) / 60)}:${two(rest % 60)}`;
    const days = Math.floor(left / DAY);
    return days > 0 ? `${this.t('countdown.days', { days })} ${clock}` : clock;
  }
}
