import type { ProductSearchResponse } from '../api/product.contract.ts';
import { callApi } from './api-client.ts';
import { createFlow, createFlows } from './flow.ts';

/** By address: the same words and filter that have an answer are not asked for again (spec §5). */
const flows = createFlows<string, ProductSearchResponse>(
  (url) => url,
  (url) => createFlow({ load: (signal) => callApi(url, { signal }) }),
);

/** A part of a list; throws where there is no answer, which may be asked for again. */
export async function readList(url: string): Promise<ProductSearchResponse> {
  const { data, error } = await flows(url).run();
  if (!data) throw new Error(error ?? 'no answer');
  return data;
}
