import { ApiRefusal, formErrors, isApiError } from './api-refusal.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: unknown;
}

export type CallApi = (path: string, init?: RequestInit) => Promise<ApiAnswer>;

/**
 * Calls the API for every provider. Refusals have the server's message, in the language of the `lang` cookie;
 * without an answer the message is a key of our texts. @throws ApiRefusal
 */
export function createCallApi(fetchApi: typeof fetch = fetch.bind(globalThis)): CallApi {
  return async (path, init = {}) => {
    const response = await fetchApi(path, { ...init, headers: jsonHeaders(init) }).catch(lost);
    // The connection may be lost in the middle of an answer.
    const body = await response.text().catch(lost);
    const json = parse(body);
    if (response.ok) return { status: response.status, headers: response.headers, body, json };
    if (!isApiError(json)) throw new ApiRefusal(response.status, 'UNKNOWN', 'app.error.unknown');
    const fields = json.fields?.length ? formErrors(json.fields) : undefined;
    throw new ApiRefusal(response.status, json.code, json.message, fields, json);
  };
}

function lost(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiRefusal(0, 'OFFLINE', 'app.error.offline');
}

/** Returns the body as `T`, the type of its contract: the server sends only fields that the contract describes. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the contract
export function answerOf<T>({ json }: ApiAnswer): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the sender
  return json as T;
}

function jsonHeaders({ headers, body }: RequestInit): Headers {
  const all = new Headers(headers);
  all.set('accept', 'application/json');
  if (typeof body === 'string') all.set('content-type', 'application/json');
  return all;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
