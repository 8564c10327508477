import type { Host } from '../../../host.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { ReadContext } from '../../shops/index.ts';
import { type CheckoutName, readCheckoutToken } from './checkout-token.ts';
import { lockCheckout, updateContents } from './checkout.repository.ts';

/**
 * Implements "Order what is left": every line gets the quantity that can be bought, and sold-out
 * lines are removed. It orders nothing; the page shows the new total first.
 */
export async function adjustCheckout(
  host: Host,
  token: string,
  ctx: ReadContext,
): Promise<'adjusted' | 'gone' | 'empty'> {
  const name = readCheckoutToken(host, token);
  return name ? adjustNamed(host, name, ctx) : 'gone';
}

export function adjustNamed(
  host: Host,
  name: CheckoutName,
  ctx: ReadContext,
): Promise<'adjusted' | 'gone' | 'empty'> {
  return host.db.transaction().execute(async (trx) => {
    const row = await lockCheckout(trx, name);
    if (!row) return 'gone';
    if (row.order_id) return 'adjusted';
    const priced = await priceCart(trx, row.contents, ctx);
    const left = priced.products.filter((line) => line.quantity > 0);
    if (left.length === 0) return 'empty';
    await updateContents(
      trx,
      name,
      row.contents.flatMap((line) => {
        const bought = left.find(({ id }) => id === line.product_uuid);
        return bought ? [{ ...line, quantity: bought.quantity }] : [];
      }),
    );
    return 'adjusted';
  });
}
