import { isServer, type ReactiveController, type ReactiveElement } from 'lit';
import type { ProductMini } from '../api/product.contract.ts';
import { LOADING_TIMEOUT_MS } from '../commerce/limits.ts';
import { siteQuery } from '../client/site-query.ts';
import type { Lang } from '../locales/text.ts';
import { isProduct, type ProductReference } from '../schema/is-product.ts';

interface LoadingHost<T extends ProductMini> extends ReactiveElement {
  readonly base: string;
  readonly api: string;
  readonly locale: Lang;
  readonly product: ProductReference<T>;
  loading: boolean;
  trouble: 'box.gone' | 'box.failed' | null;
}

/**
 * Provides the product of an element: `product` if it is complete, else loaded by its id, again
 * whenever shop, product or language change. The old product stays until the next one is loaded,
 * and when the shop cannot be reached.
 */
export class ProductLoader<T extends ProductMini> implements ReactiveController {
  readonly #host: LoadingHost<T>;
  readonly #isWhole: (product: unknown) => product is T;
  readonly #path: string;
  #running: AbortController | undefined;
  #requestedUrl = '';
  #loaded: T | null = null;

  /**
   * @param isWhole Returns whether the given product is complete, so that nothing has to be loaded.
   * @param path End of the call's path.
   */
  constructor(host: LoadingHost<T>, isWhole: (product: unknown) => product is T, path = '') {
    this.#host = host;
    this.#isWhole = isWhole;
    this.#path = path;
    host.addController(this);
  }

  /** The product to render: the given one or the loaded one. */
  get item(): T | null {
    // Lit runs no controllers on a server.
    if (isServer) this.hostUpdate();
    const { product } = this.#host;
    return this.#isWhole(product) ? product : this.#loaded;
  }

  hostConnected(): void {
    addEventListener('online', this.retry);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.retry);
    // An interrupted load starts again if the element returns.
    if (this.#host.loading) this.#requestedUrl = '';
    this.#running?.abort();
  }

  /** On a server: only says whether the product would be loading. */
  hostUpdate(): void {
    const { base, api, locale, product } = this.#host;
    const id = isProduct(product) ? product.product_uuid : String(product ?? '').trim();
    const url =
      id && !this.#isWhole(product)
        ? `${api}/embed/products/${encodeURIComponent(id)}${this.#path}${siteQuery(base, locale)}`
        : '';
    if (isServer) {
      this.#host.loading = url !== '';
      return;
    }
    if (url === this.#requestedUrl) return;
    this.#requestedUrl = url;
    this.#running?.abort();
    if (url) void this.#load(url);
    else this.#show(null);
  }

  /** Loads again, unless the wanted product is there. */
  readonly retry = (): void => {
    if (!this.item) this.#requestedUrl = '';
    this.#host.requestUpdate();
  };

  #show(product: T | null): void {
    this.#loaded = product;
    this.#host.loading = false;
    this.#host.trouble = null;
    this.#host.requestUpdate();
  }

  async #load(url: string): Promise<void> {
    const host = this.#host;
    const { signal } = (this.#running = new AbortController());
    host.trouble = null;
    host.loading = true;
    // callApi is not used, because this is the only client code that a page with one box loads.
    const late = AbortSignal.timeout(LOADING_TIMEOUT_MS);
    const response = await fetch(url, { signal: AbortSignal.any([signal, late]) })
      .then(async (answer) => (answer.ok ? answer.json() : answer))
      .catch(() => null);
    if (signal.aborted) return;
    if (response?.product) return this.#show(response.product);
    host.loading = false;
    if (response?.status === 404) {
      this.#show(null);
      host.trouble = 'box.gone';
    } else if (!this.item) host.trouble = 'box.failed';
  }
}
