import type { ProductSearchResponse } from '../api/product.contract.ts';
import { callApi } from './api-client.ts';
import { createFlow, createFlows } from './flow.ts';

/** Cached by address: the same keyword and filter are fetched once (spec §5). */
const flows = createFlows<string, ProductSearchResponse>(
  (url) => url,
  (url) => createFlow({ load: (signal) => callApi(url, { signal }) }),
);

/** Fetches a part of a list; throws if the call failed, and can then be called again. */
export async function readList(url: string): Promise<ProductSearchResponse> {
  const { data, error } = await flows(url).run();
  if (!data) throw new Error(error ?? 'no answer');
  return data;
}
