import { ProviderError } from './provider.ts';

const TIMEOUT_MS = 10_000;
const SHOWN_LETTERS = 300;

interface Answer {
  /** True for a 2xx status. */
  readonly isOk: boolean;
  readonly status: number;
  readonly text: string;
  /** Parsed body; undefined if it is no JSON. */
  readonly body: unknown;
}

/**
 * Sends a request to a provider's REST interface.
 * @param name of the provider, for the error
 * @throws ProviderError if there is no answer in time.
 */
export async function askJson(name: string, url: URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { isOk: response.ok, status: response.status, text, body: parseJson(text) };
  } catch (error) {
    throw new ProviderError('down', `${name}: ${String(error)}`);
  }
}

/** Builds the error for an answer that the caller does not expect. */
export function refusalOf(name: string, { status, text }: Answer): ProviderError {
  const isRefused = status >= 400 && status < 500 && status !== 429;
  return new ProviderError(
    isRefused ? 'refused' : 'down',
    `${name}: ${status} ${text.slice(0, SHOWN_LETTERS)}`,
  );
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
