import type { ApiError } from '../api/error.contract.ts';
import { LOADING_TIMEOUT_MS } from '../commerce/limits.ts';

/**
 * The data, or the reason of a failure. `TIMEOUT` and `NETWORK` are ours, other codes the server's.
 */
export type ApiResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: string; readonly error?: ApiError };

export interface ApiCall {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  /** Lets the call continue when its page is left. */
  readonly keepalive?: boolean;
}

/** Calls the API. Refusals, network failures and timeouts are values, never exceptions. */
export async function callApi<T>(url: string, call: ApiCall = {}): Promise<ApiResult<T>> {
  const late = AbortSignal.timeout(call.timeout ?? LOADING_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...(call.body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(call.body),
          }),
      keepalive: call.keepalive ?? false,
      signal: call.signal ? AbortSignal.any([call.signal, late]) : late,
    });
    const data: unknown = await response.json();
    if (response.ok) return { ok: true, data: data as T };
    const error = data as ApiError;
    return { ok: false, code: error.code, error };
  } catch {
    return { ok: false, code: late.aborted ? 'TIMEOUT' : 'NETWORK' };
  }
}
