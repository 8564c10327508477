import type { ReactiveController, ReactiveElement } from 'lit';
import type { ProductMini } from '../api/product.contract.ts';
import { LOADING_TIMEOUT_MS } from '../commerce/limits.ts';
import { siteQuery } from '../client/site-query.ts';
import type { Lang } from '../locales/text.ts';

interface LoadingHost extends ReactiveElement {
  readonly base: string;
  readonly api: string;
  readonly locale: Lang;
  /** The product's id or uuid. */
  readonly reference: string | null;
  product: ProductMini | null;
  loading: boolean;
}

/**
 * Gives an element the product that its `product` attribute names, again whenever shop, product or
 * language change. What was shown stays until the new is there, and when the shop cannot be reached.
 */
export class ProductLoader implements ReactiveController {
  readonly #host: LoadingHost;
  readonly #tell: (trouble: 'box.gone' | 'box.failed' | null) => void;
  readonly #detail: string;
  #running: AbortController | undefined;
  #asked = '';

  /** `detail` is the end of the call's path: '' or '/detail'. */
  constructor(
    host: LoadingHost,
    tell: (trouble: 'box.gone' | 'box.failed' | null) => void,
    detail = '',
  ) {
    this.#host = host;
    this.#tell = tell;
    this.#detail = detail;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.retry);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.retry);
    // What was on its way is asked for again should the element come back.
    if (this.#host.loading) this.#asked = '';
    this.#running?.abort();
  }

  hostUpdate(): void {
    const { base, api, locale, reference } = this.#host;
    const url = `${api}/embed/products/${reference}${this.#detail}${siteQuery(base, locale)}`;
    if (reference && url !== this.#asked) void this.#load((this.#asked = url));
  }

  /** Asks again, unless what is wanted is there. */
  readonly retry = (): void => {
    if (!this.#host.product) this.#asked = '';
    this.#host.requestUpdate();
  };

  async #load(url: string): Promise<void> {
    const host = this.#host;
    this.#running?.abort();
    const { signal } = (this.#running = new AbortController());
    this.#tell(null);
    host.loading = true;
    // Not callApi: this is all that a page with one box has to load of a client.
    const late = AbortSignal.timeout(LOADING_TIMEOUT_MS);
    const response = await fetch(url, { signal: AbortSignal.any([signal, late]) })
      .then(async (answer) => (answer.ok ? answer.json() : answer))
      .catch(() => null);
    if (signal.aborted) return;
    host.loading = false;
    if (response?.product) host.product = response.product;
    else if (response?.status === 404) {
      host.product = null;
      this.#tell('box.gone');
    } else if (!host.product) this.#tell('box.failed');
  }
}
