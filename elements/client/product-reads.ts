import type { CompareResponse } from '../api/compare.contract.ts';
import type { ProductDetailResponse } from '../api/product.contract.ts';
import { PRODUCT_LOAD_DEBOUNCE_MS } from '../commerce/limits.ts';
import type { Lang } from '../locales/text.ts';
import { callApi } from './api-client.ts';
import { createFlow, createFlows, type Flow } from './flow.ts';
import { siteQuery } from './site-query.ts';

/** The API, site and language of a product. */
interface ProductContext {
  readonly api: string;
  readonly base: string;
  readonly lang: Lang;
}

const place = ({ api, base, lang }: ProductContext): string => `${api} ${base} ${lang}`;

let requestedAt = Number.NEGATIVE_INFINITY;
let requested: Flow<ProductDetailResponse> | null = null;

/**
 * Loads one product with its variants, by the id of any of them. The first product is loaded at once; the following
 * ones once the shopper stays on one for 500 ms (spec §5).
 */
export const productFlow = createFlows(
  ({ id, ...context }: ProductContext & { readonly id: number }) => `${place(context)} ${id}`,
  ({ api, base, lang, id }) => {
    const now = Date.now();
    const isSoon = now - requestedAt < PRODUCT_LOAD_DEBOUNCE_MS;
    if (isSoon && !requested?.state.peek().ready) requested?.clear();
    requestedAt = now;
    requested = createFlow<ProductDetailResponse>({
      debounce: isSoon ? PRODUCT_LOAD_DEBOUNCE_MS : 0,
      load: (signal) => callApi(`${api}/products/${id}/detail${siteQuery(base, lang)}`, { signal }),
    });
    return requested;
  },
);

/** The products of a comparison. */
export const compareFlow = createFlows(
  ({ ids, ...context }: ProductContext & { readonly ids: readonly string[] }) =>
    `${place(context)} ${ids.join()}`,
  ({ api, base, lang, ids }) =>
    createFlow<CompareResponse>({
      load: (signal) =>
        callApi(`${api}/products/compare${siteQuery(base, lang)}&ids=${ids.join()}`, { signal }),
    }),
);
