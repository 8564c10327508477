import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../../test/support/browser/browser.ts';
import { accounts } from '../../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => host.close());

const { id: shopper, email } = accounts.shopper;

async function guestOrder(typed: string): Promise<string> {
  return (await placeOrderRows(host.db, { contact: { email: typed } })).order_id;
}
const ownerOf = async (id: string) =>
  (
    await host.db
      .selectFrom('sales_order')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).account_id;

/** Signs in through the pages, as a person does. */
async function signIn(): Promise<void> {
  const browser = openBrowser(host);
  const form = await browser.get('/login?continue=/my');
  const page = await browser.post(form.url.href, { email, password: 'correct horse' });
  expect(page.url.pathname).toBe('/my');
}

describe('orders that were placed without signing in', () => {
  it('are the account’s once it signs in with the address typed in them, proven', async () => {
    const own = await guestOrder(email.toUpperCase());
    const others = [await guestOrder('somebody@example.test'), await guestOrder('')];
    const taken = (
      await placeOrderRows(host.db, { contact: { email }, account_id: accounts.ownerBeta.id })
    ).order_id;
    await signIn();
    expect(await ownerOf(own)).toBe(shopper);
    for (const id of others) expect(await ownerOf(id)).toBeNull();
    // Orders of another account stay with that account, whatever address they were placed with.
    expect(await ownerOf(taken)).toBe(accounts.ownerBeta.id);
  });

  it('belong to no account while the address is not verified', async () => {
    await host.db
      .updateTable('account')
      .set({ email_verified: false })
      .where('id', '=', shopper)
      .execute();
    const own = await guestOrder(email);
    await signIn();
    expect(await ownerOf(own)).toBeNull();
  });
});
