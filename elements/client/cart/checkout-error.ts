import type { ApiError } from '../../api/error.contract.ts';
import type { TextKey } from '../../locales/text.ts';

export interface RefusedCheckout {
  readonly code: string;
  readonly error?: ApiError;
}

/**
 * Returns the message of a failed checkout: the server's, else a text by its `error_key` (spec §8).
 */
export function checkoutError(error: ApiError | undefined): { text: string } | { key: TextKey } {
  const message = error?.error_full_msg ?? error?.error_msg;
  if (message) return { text: message };
  const key = error?.error_key ?? error?.code ?? '';
  if (key.includes('pqty-ERROR')) return { key: 'checkout.errorQty' };
  if (key.includes('CANNOT_ADD')) return { key: 'checkout.errorCannotAdd' };
  if (key.includes('NOSTOCK')) return { key: 'checkout.errorNostock' };
  return error?.message ? { text: error.message } : { key: 'cart.failed' };
}
