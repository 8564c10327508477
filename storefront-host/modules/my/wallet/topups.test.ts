import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { toSatang } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import { parse } from 'promptparse';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { readQr } from '../../../../test/support/browser/read-qr.ts';
import { accounts, smallPassword } from '../../../../test/support/fixture-market.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { askTopup, readWallet, reconcile } from '../../sales/index.ts';

const WALLET = '/my/wallet';
let host: TestHost;
let shopper: ReturnType<typeof openBrowser>;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  await openLedger(host.db);
  [shopper, operator] = [openBrowser(host, { lang: 'en' }), openBrowser(host, { lang: 'en' })];
  await shopper.signIn(accounts.shopper.email, smallPassword, WALLET);
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/wallet');
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.deleteFrom('wallet_topup').execute();
});

const offer = (is_on: 'on' | 'off') => operator.post('/admin/wallet', { is_on });
const account = (promptpay: string) =>
  operator.post('/admin/payments', {
    scope: 'none',
    promptpay,
    promptpay_name: promptpay && 'Talad Co.',
    pay_hours: '24',
  });
const ask = (amount: string) => shopper.post(`${WALLET}/top-up`, { amount });
const balance = () => readWallet(host.db, accounts.shopper.id);

async function waiting() {
  return host.db.selectFrom('wallet_topup').selectAll().where('state', '=', 'waiting').execute();
}

it('are off until an operator has settled the licence question', async () => {
  expect((await shopper.get(WALLET)).html).toContain('cannot be topped up');
  await ask('500');
  expect(await waiting()).toEqual([]);
  const page = await operator.get('/admin/wallet');
  expect(page.html).toContain('Payment Systems Act');
  expect(page.html).toContain('Top-ups are off');
  expect(page.html).toContain('no receiving account yet');
  expect((await offer('on')).html).toContain('The marketplace needs a receiving account');
  expect((await shopper.get(WALLET)).html).not.toContain('name="amount"');
  await account('081-234-5678');
  expect((await operator.get('/admin/wallet')).html).toContain('0812345678 (Talad Co.)');
  await offer('on');
  expect((await shopper.get(WALLET)).html).toContain('name="amount"');
  const log = await host.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'topups_changed')
    .executeTakeFirstOrThrow();
  expect(log.after).toEqual({ topups: true });
  // The code of a top-up needs it.
  expect((await account('')).html).toContain('The marketplace needs a receiving account');
});

it('are paid by a code of the exact amount, and in the wallet once the operator has the money', async () => {
  await offer('on');
  const before = await balance();
  const page = await ask('1,500');
  expect(page.html).toContain('Pay ฿1,500 to top up');
  const [, picture = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(page.html) ?? [];
  const [code = ''] = await readQr(Buffer.from(picture, 'base64'));
  expect(parse(code, true)?.getTagValue('54')).toBe('1500.00');
  expect(await balance()).toBe(before);
  const list = await operator.get('/admin/wallet');
  expect(list.html).toContain('฿1,500');
  expect(list.html).toContain(accounts.shopper.email);
  const [topup] = await waiting();
  const path = `/admin/wallet/${accounts.shopper.id}/${topup?.id}`;
  const answers = await Promise.all(
    [1, 2].map(() => operator.post(path, { state: 'received' }).then(({ status }) => status)),
  );
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await balance()).toBe(before + 150_000);
  expect((await shopper.get(WALLET)).html).toContain('+฿1,500');
  const wrong = (await reconcile(host.db)).filter(({ differences }) => differences.length > 0);
  expect(wrong).toEqual([]);
});

it.each(['19', '5001', '100.50', '-100', 'ten', ''])(
  'refuse %s baht, and keep it',
  async (typed) => {
    await offer('on');
    const page = await ask(typed);
    expect(page.html).toContain('Enter an amount from ฿20 to ฿5,000');
    expect(page.html).toContain(`value="${typed}"`);
    expect(await waiting()).toEqual([]);
  },
);

it('wait one at a time, are taken back by their shopper, and refused without money', async () => {
  await offer('on');
  await Promise.all([ask('100'), ask('200')]);
  expect(await waiting()).toHaveLength(1);
  await shopper.post(`${WALLET}/top-up/withdraw`, {});
  expect(await waiting()).toEqual([]);
  await ask('300');
  const before = await balance();
  const [topup] = await waiting();
  await offer('off');
  // The money may be on its way.
  expect((await shopper.get(WALLET)).html).toContain('Pay ฿300 to top up');
  await operator.post(`/admin/wallet/${accounts.shopper.id}/${topup?.id}`, { state: 'refused' });
  expect(await balance()).toBe(before);
  expect((await shopper.get(WALLET)).html).not.toContain('name="amount"');
});

it('have sums of their own while they wait, which a late payment of another does not meet', async () => {
  await offer('on');
  const people = [accounts.shopper, accounts.ownerAlpha, accounts.ownerBeta];
  const results = await Promise.all(
    people.map(({ id: accountId }) =>
      askTopup(host.db, toSatang(500_00), { accountId, at: new Date() }),
    ),
  );
  expect(results).toEqual([true, true, true]);
  const sums = (await waiting()).map(({ amount }) => amount);
  expect(sums.toSorted((a, b) => a - b)).toEqual([500_00, 500_01, 500_02]);
  const list = (await operator.get('/admin/wallet')).html;
  for (const sum of ['฿500', '฿500.01', '฿500.02']) expect(list).toContain(`<td>${sum}</td>`);
  const mine = (await waiting()).find(({ account_id: id }) => id === accounts.shopper.id);
  const page = (await shopper.get(WALLET)).html;
  expect(page).toContain(`Pay ${formatPrice((mine?.amount ?? 0) / 100)} to top up`);
  expect(page).toContain('Pay exactly this amount');
  // The money may still arrive.
  await shopper.post(`${WALLET}/top-up/withdraw`, {});
  await ask('500');
  const sumsNow = (await waiting()).map(({ amount }) => amount);
  expect(sumsNow.toSorted((a, b) => a - b)).toEqual(
    [...sums.filter((sum) => sum !== mine?.amount), 500_03].toSorted((a, b) => a - b),
  );
});

it('use the sums of withdrawn ones last, and refuse the hundred-and-first that waits', async () => {
  await offer('on');
  await sql`INSERT INTO wallet_topup (account_id, id, amount, state, asked_at, answered_at)
    SELECT ${accounts.ownerBeta.id}, gen_random_uuid(), sum, 'withdrawn', now(), now()
    FROM generate_series(20000, 20099) AS sum`.execute(host.db);
  const accountId = accounts.shopper.id;
  expect(await askTopup(host.db, toSatang(200_00), { accountId, at: new Date() })).toBe(true);
  expect((await waiting()).map(({ amount }) => amount)).toEqual([200_00]);
  await sql`WITH person AS (INSERT INTO account (id, email, name)
      SELECT gen_random_uuid(), 'p' || n || '@example.test', 'P' FROM generate_series(1, 99) AS n
      RETURNING id)
    INSERT INTO wallet_topup (account_id, id, amount, state, asked_at)
    SELECT id, gen_random_uuid(), 20000 + row_number() OVER (), 'waiting', now() FROM person`.execute(
    host.db,
  );
  const other = { accountId: accounts.ownerAlpha.id, at: new Date() };
  expect(await askTopup(host.db, toSatang(200_00), other)).toBe(false);
});

it.each([
  ['received', 'th', 'เงินเข้ากระเป๋าแล้ว ฿700'],
  ['refused', 'en', 'Your top-up of ฿700 was not received'],
] as const)(
  'tell their shopper that they were %s, by notice and mail in %s',
  async (state, lang, title) => {
    await offer('on');
    await host.host.jobs.drain();
    await host.db.deleteFrom('notification').execute();
    await host.db.deleteFrom('mail').execute();
    await host.db
      .updateTable('account')
      .set({ locale: lang })
      .where('id', '=', accounts.shopper.id)
      .execute();
    await ask('700');
    const [topup] = await waiting();
    await operator.post(`/admin/wallet/${accounts.shopper.id}/${topup?.id}`, { state });
    await host.host.jobs.drain();
    const notices = await host.db
      .selectFrom('notification')
      .select(['account_id', 'kind', 'path'])
      .execute();
    expect(notices).toEqual([
      { account_id: accounts.shopper.id, kind: `topup_${state}`, path: WALLET },
    ]);
    const mails = await host.db
      .selectFrom('mail')
      .select(['recipient', 'subject', 'body'])
      .execute();
    expect(mails).toMatchObject([{ recipient: accounts.shopper.email, subject: title }]);
    expect(mails[0]?.body).toContain(WALLET);
    const read = openBrowser(host, { lang });
    await read.signIn(accounts.shopper.email, smallPassword, '/my/notifications');
    expect((await read.get('/my/notifications')).html).toContain(title);
  },
);
