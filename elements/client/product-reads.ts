import type { CompareResponse } from '../api/compare.contract.ts';
import type { ProductDetailResponse } from '../api/product.contract.ts';
import { PRODUCT_LOAD_DEBOUNCE_MS } from '../commerce/limits.ts';
import type { Lang } from '../locales/text.ts';
import { callApi } from './api-client.ts';
import { createFlow, createFlows, type Flow } from './flow.ts';
import { siteQuery } from './site-query.ts';

/** Whose products, in which words. */
interface Shelf {
  readonly api: string;
  readonly base: string;
  readonly lang: Lang;
}

const place = ({ api, base, lang }: Shelf): string => `${api} ${base} ${lang}`;

let askedAt = Number.NEGATIVE_INFINITY;
let asked: Flow<ProductDetailResponse> | null = null;

/**
 * One product with its combinations, by the id of any of them. The first is asked for at once; who
 * goes from one to the next within 500 ms asks for the one that they stay at (spec §5).
 */
export const productFlow = createFlows(
  ({ id, ...shelf }: Shelf & { readonly id: number }) => `${place(shelf)} ${id}`,
  ({ api, base, lang, id }) => {
    const now = Date.now();
    const isSoon = now - askedAt < PRODUCT_LOAD_DEBOUNCE_MS;
    if (isSoon && !asked?.state.peek().ready) asked?.clear();
    askedAt = now;
    asked = createFlow<ProductDetailResponse>({
      debounce: isSoon ? PRODUCT_LOAD_DEBOUNCE_MS : 0,
      load: (signal) => callApi(`${api}/products/${id}/detail${siteQuery(base, lang)}`, { signal }),
    });
    return asked;
  },
);

/** What stands beside each other. */
export const compareFlow = createFlows(
  ({ ids, ...shelf }: Shelf & { readonly ids: readonly string[] }) =>
    `${place(shelf)} ${ids.join()}`,
  ({ api, base, lang, ids }) =>
    createFlow<CompareResponse>({
      load: (signal) =>
        callApi(`${api}/products/compare${siteQuery(base, lang)}&ids=${ids.join()}`, { signal }),
    }),
);
