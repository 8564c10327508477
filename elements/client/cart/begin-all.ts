import type { CheckoutRequest, CheckoutResponse } from '../../api/cart.contract.ts';
import type { CartItem } from '../../commerce/cart/cart.ts';
import { CHECKOUT_TIMEOUT_MS } from '../../commerce/limits.ts';
import type { Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { callApi, type ApiResult } from '../api-client.ts';
import { siteQuery } from '../site-query.ts';
import type { CartOwner } from './cart-count.ts';
import type { RefusedCheckout } from './checkout-error.ts';

/**
 * Begins one checkout of the lines of several shops and returns its address. The cart does not store it: the page of
 * its orders is on the same origin, and removes their lines itself.
 */
export async function beginAll(
  { api, base, locale }: CartOwner & { readonly locale: Lang },
  lines: readonly CartItem[],
): Promise<{ readonly url: string } | RefusedCheckout> {
  const result: ApiResult<CheckoutResponse> = await callApi(
    `${api}/cart/checkout/all${siteQuery(base, locale)}`,
    {
      body: {
        products: lines.map((line) => ({ ...line })),
        options: { lang_key: locale },
      } satisfies Omit<CheckoutRequest, 'shop_id'>,
      timeout: CHECKOUT_TIMEOUT_MS,
    },
  );
  if (!result.ok) return result;
  const url = safeHref(result.data.data?.url);
  return url === '#' ? { code: 'NO_ADDRESS' } : { url };
}
