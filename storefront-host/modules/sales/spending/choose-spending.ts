import type { Db } from '../../../db/open.ts';
import type { CheckoutName } from '../checkout/checkout-token.ts';

/** Names of the buttons of the checkout's form; their value is 'points' or 'wallet'. */
export const SPENDING_FIELDS = { spend: 'spend', save: 'do_not_spend' } as const;

/** Columns of the checkout that the pressed button changes. */
export type SpendingChoice = { readonly use_points: boolean } | { readonly use_wallet: boolean };

/** Returns the choice of the pressed button, or undefined if none of them was pressed. */
export function spendingOfForm(
  form: Readonly<Record<string, unknown>>,
): SpendingChoice | undefined {
  const { spend, save } = SPENDING_FIELDS;
  const what = form[spend] ?? form[save];
  const isSpent = form[spend] !== undefined;
  if (what === 'points') return { use_points: isSpent };
  if (what === 'wallet') return { use_wallet: isSpent };
  return undefined;
}

/** Stores the choice on the checkout. It spends nothing; the balances are read again each time. */
export async function chooseSpending(
  db: Db,
  name: CheckoutName,
  choice: SpendingChoice,
): Promise<void> {
  await db
    .updateTable('checkout')
    .set(choice)
    .where('shop_id', '=', name.shop_id)
    .where('id', '=', name.id)
    .where('order_id', 'is', null)
    .execute();
}
