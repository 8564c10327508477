import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { setBalances } from '../../../../../test/support/account-balances.ts';
import { allowWalletRefunds } from '../../../../../test/support/allow-wallet-refunds.ts';
import { accounts, products, shops } from '../../../../../test/support/fixture-market.ts';
import { openLedger } from '../../../../../test/support/open-ledger.ts';
import {
  booksOf,
  goneMeanwhile,
  hasPiece,
  isWhole,
  mayInModel,
  moveOn,
  walkedActions,
  type ModelBalances,
  type ModelOrder,
  type Who,
} from '../../../../../test/support/order-walk/model.ts';
import { chooseRefund } from '../../../../../test/support/order-walk/choose-refund.ts';
import {
  walkedPayments,
  type WalkedPayments,
} from '../../../../../test/support/order-walk/pay-online.ts';
import { perform } from '../../../../../test/support/order-walk/perform.ts';
import {
  readFacts,
  readStock,
  type Facts,
} from '../../../../../test/support/order-walk/read-facts.ts';
import { seeded, type Random } from '../../../../../test/support/seeded.ts';
import { placeDirectly } from '../../../../../test/support/place-directly.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { reconcile } from '../../reconcile/reconcile.ts';
import { decideDispute } from '../../returns/decide-dispute.ts';
import { refundOrder } from '../../returns/refund-order.ts';
import { changeStock } from '../../stock/change-stock.ts';
import type { ChangeAction } from './order-states.ts';
import { findOrder } from '../orders.repository.ts';

/** The seed is fixed; `ORDER_WALKS=5000` walks with others, for some minutes (decision 418). */
const MORE_WALKS = process.env['ORDER_WALKS'];
const WALKS = Number(MORE_WALKS ?? 1_000);
const STEPS = 12;
const SHOP = shops.alpha.id;
const account = accounts.shopper.id;
const goods = [products.cup, products.plateOnSale, products.shirtRedS, products.patternUnlimited];
const COUPON = 1_000;

let host: TestHost;
let payments: WalkedPayments;
let random: Random;
let expected: ModelBalances;

beforeAll(async () => {
  payments = await walkedPayments();
  host = await createTestHost({ seed: 'small', env: { ...payments.env } });
  await payments.connect(host);
  await openLedger(host.db);
  await allowWalletRefunds(host);
  // Plates bear no VAT.
  await host.db
    .updateTable('product')
    .set({ has_vat: false })
    .where('id', '=', products.plateOnSale.id)
    .execute();
  await sql`INSERT INTO coupon (shop_id, code, title, kind, value, begins_at, ends_at, per_buyer)
    VALUES (${SHOP}, 'TEN', 'Ten', 'amount', ${COUPON}, '2020-01-01', '2100-01-01', 1000000)`.execute(
    host.db,
  );
});
afterAll(async () => {
  await host.close();
  await payments.close();
});

it(
  'keeps money, stock, points and coupons in balance along random lives of orders',
  async () => {
    const seed = MORE_WALKS ? Math.floor(Math.random() * 2 ** 31) : 743_723_010;
    random = seeded(seed);
    await setBalances(host, account, { points: 50_000, wallet: 500_000 });
    expected = { wallet: 500_000, points: 50_000, used: 0, stock: await readStock(host) };
    const trail: string[] = [];
    try {
      for (let walk = 0; walk < WALKS; walk += 1) {
        trail.length = 0;
        await walkOnce(trail);
      }
    } catch (error) {
      throw new Error(`seed ${seed}: ${trail.join(', ')}`, { cause: error });
    }
    const wrong = (await reconcile(host.db)).flatMap(({ differences }) => differences);
    expect(wrong).toEqual([]);
  },
  WALKS * 500 + 60_000,
);

async function walkOnce(trail: string[]): Promise<void> {
  await refill();
  const order = await place(trail);
  if (!order) return;
  let facts = await look(order);
  const steps = random.upTo(STEPS);
  for (let step = 0; step < steps; step += 1) {
    const [action, who] = nextStep(order);
    trail.push(`${who} ${action}`);
    if (action === 'refund' && who === 'staff') await refund(order, facts);
    else if (action === 'decide_for_buyer' && who === 'operator') await decide(order, facts);
    else await act(order, facts, action, who);
    facts = await look(order);
  }
  expect(await payments.sendBack(host, order.id)).toBe(facts.sentBack);
}

/** Choose mostly allowed actions, so that walks go far. */
function nextStep(order: ModelOrder): readonly [ChangeAction, Who] {
  const actors = ['buyer', 'staff', 'system', 'operator'] as const;
  const all = walkedActions.flatMap((action) => actors.map((who) => [action, who] as const));
  const possible = all.filter(([action, who]) => mayInModel(order, action, who));
  return random.pick(possible.length > 0 && random.chance(0.7) ? possible : all);
}

async function refill(): Promise<void> {
  for (const { id } of goods.slice(0, 3)) {
    if ((expected.stock[id] ?? 0) > 4 || random.chance(0.2)) continue;
    const change = { delta: 10, reason: 'received' } as const;
    const at = host.host.now();
    const accountId = accounts.ownerAlpha.id;
    await changeStock(host.db, { shopId: SHOP, productId: id, change, accountId, at });
    expected.stock[id] = (expected.stock[id] ?? 0) + 10;
  }
}

/** Places an order; returns null if the stock is too low, as the model predicted. */
async function place(trail: string[]): Promise<ModelOrder | null> {
  const isGuest = random.chance(0.2);
  const method = random.pick(['cod', 'transfer', 'online'] as const);
  const [coupon, points, wallet] = [random.chance(0.4), random.chance(0.4), random.chance(0.3)];
  const chosen = goods.filter(() => random.chance(0.4));
  const taken = chosen.length === 0 ? [random.pick(goods)] : chosen;
  const lines = taken.map((product) => ({ product, quantity: 1 + random.upTo(3) }));
  trail.push(`${method}${isGuest ? ' guest' : ''} ${lines.map((one) => one.quantity).join('+')}`);
  const placed = await placeDirectly(host, {
    lines: lines.map(({ product, quantity }) => [product.uuid, quantity]),
    accountId: isGuest ? null : account,
    payment: method,
    ...(coupon && { coupon: 'TEN' }),
    points,
    wallet,
  });
  const counted = ({ id }: { readonly id: number }) => id !== products.patternUnlimited.id;
  const isShort = lines.some(
    ({ product, quantity }) => counted(product) && quantity > (expected.stock[product.id] ?? 0),
  );
  expect(placed.kind).toBe(isShort ? 'short' : 'placed');
  if (placed.kind !== 'placed') return null;
  const found = await findOrder(host.db, SHOP, placed.orderId);
  if (!found) throw new Error('the order is not there');
  const { order: row, lines: written } = found;
  const total = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  const off = coupon ? Math.min(COUPON, total) : 0;
  const spent = points && !isGuest ? Math.min(expected.points, Math.floor((total - off) / 100)) : 0;
  const due = total - off - spent * 100;
  // Wallet money pays for goods, not for their delivery.
  const fromWallet = wallet && !isGuest ? Math.min(expected.wallet, due) : 0;
  expect(row).toMatchObject({
    product_total: total,
    discount: off + spent * 100,
    points_spent: spent,
    lnwcash: fromWallet,
    net: due + row.shipping - fromWallet,
  });
  const order: ModelOrder = {
    id: row.id,
    method,
    isGuest,
    net: row.net,
    wallet: row.lnwcash,
    points: spent,
    hasCoupon: coupon,
    shipping: row.shipping,
    lines: written.map((line) => ({
      product: line.product_id,
      counted: line.product_id !== products.patternUnlimited.id,
      quantity: line.quantity,
      charged: line.line_total - line.discount,
      pieces: 0,
    })),
    place: 'shop',
    paid: method !== 'cod' && row.net === 0 ? 'yes' : 'no',
    packed: false,
    over: false,
    return: 'none',
    back: { money: 0, wallet: 0, points: 0, shipping: 0, toWallet: 0 },
    lives: true,
  };
  count(order, 1);
  return order;
}

/**
 * Adds an order to the model's balances, or removes it: the part of it that was not refunded
 * before.
 */
function count(order: ModelOrder, sign: 1 | -1, restock = true): void {
  const { wallet, points, back, hasCoupon, lines } = order;
  expected.wallet -= sign * (wallet - back.wallet);
  expected.points -= sign * (points - back.points);
  if (hasCoupon) expected.used += sign;
  if (restock) for (const line of lines) move(line, -sign * (line.quantity - line.pieces));
}

function move({ product, counted }: ModelOrder['lines'][number], pieces: number): void {
  if (counted) expected.stock[product] = (expected.stock[product] ?? 0) + pieces;
}

async function act(order: ModelOrder, facts: Facts, action: ChangeAction, who: Who): Promise<void> {
  if (action === 'receive' && who === 'system' && order.method === 'online') {
    return payOnline(order);
  }
  // Only `reconcile --mend` can do this, with a payment that its provider confirmed.
  if (action === 'reopen' && who === 'system' && order.method === 'online') return;
  const may = mayInModel(order, action, who);
  const isStale = random.chance(0.05);
  const [restock, hasCourier] = [random.chance(0.5), random.chance(0.5)];
  const revision = facts.revision - (isStale ? 1 : 0);
  const toWallet = action === 'cancel' && who === 'staff' && random.chance(0.5);
  const isLate = action === 'cancel' && may && !isStale && !toWallet && random.chance(0.5);
  const late = isLate ? await payments.open(host, order.id) : null;
  const done = await perform(host, {
    orderId: order.id,
    action,
    who,
    revision,
    restock,
    hasCourier,
    toWallet,
  });
  if (isStale) return expect(done).toEqual({ ok: false, code: 'CONFLICT' });
  if (!may) return expect(done).toEqual({ ok: false, code: 'BAD_STATE' });
  if (toWallet && (order.isGuest || order.net === 0)) {
    return expect(done).toEqual({ ok: false, code: 'REFUND_WAY' });
  }
  if (action === 'ask_return' && !hasPiece(order)) {
    return expect(done).toEqual({ ok: false, code: 'RETURN_LINES' });
  }
  if (action === 'reopen') {
    const code = goneMeanwhile(order, expected);
    expect(done).toEqual(code ? { ok: false, code } : { ok: true });
    if (code) {
      order.paid = 'yes';
      return;
    }
    count(order, 1);
  } else expect(done).toEqual({ ok: true });
  if (action === 'cancel' || action === 'refuse') {
    count(order, -1, action === 'cancel' || restock);
    if (toWallet && order.paid === 'yes') {
      const left = order.net - order.back.money;
      order.back.toWallet += left;
      expected.wallet += left;
    }
  }
  if (action === 'deliver' && !order.isGuest) expected.points += facts.pointsEarned;
  moveOn(order, action);
  // The page was open when the order was cancelled; the payment is refunded.
  if (late) expect(await payments.pay(host, late)).toBe('returned');
}

/** The buyer pays at the provider if the order waits for it. */
async function payOnline(order: ModelOrder): Promise<void> {
  const page = await payments.open(host, order.id);
  expect(page !== null).toBe(mayInModel(order, 'receive', 'system'));
  if (!page) return;
  expect(await payments.pay(host, page)).toBe('paid');
  moveOn(order, 'receive');
}

async function refund(order: ModelOrder, facts: Facts): Promise<void> {
  const { net, wallet, back, lines } = order;
  const { isAll, isMoney, left, leftGoods, leftShipping, ...chosen } = chooseRefund(order, random);
  const { pieces, quantity, restock, amount, shipping, way: method } = chosen;
  const given = back.money + back.wallet;
  const baht = (satang: number) => satangToBaht(toSatang(satang));
  const act = { shopId: SHOP, orderId: order.id, accountId: accounts.ownerAlpha.id };
  const done = await refundOrder(
    host.db,
    { ...act, revision: facts.revision, at: host.host.now() },
    {
      revision: facts.revision,
      lines: pieces,
      ...((isAll || isMoney) && { goods: baht(amount) }),
      shipping: baht(shipping),
      way: method,
      note: '',
    },
  );
  const after = await readFacts(host, order.id, account);
  const moved = after.refunded + after.refundedWallet - given;
  const points = after.refundedPoints - back.points;
  const isTooMuch = quantity > left || (isMoney && amount > leftGoods) || shipping > leftShipping;
  if (!mayInModel(order, 'refund', 'staff')) {
    return expect(done).toEqual({ ok: false, code: 'BAD_STATE' });
  }
  if (isTooMuch) return expect(done).toEqual({ ok: false, code: 'REFUND_TOO_MUCH' });
  if (!done.ok) {
    const refusals = ['REFUND_NOTHING'];
    if (order.method !== 'online' || order.isGuest) refusals.push('REFUND_WAY');
    // A refund of everything in an unsent order is a cancellation.
    if (order.place === 'shop') refusals.push('REFUND_CANCEL');
    expect(refusals).toContain(done.code);
    if (done.code === 'REFUND_WAY') expect(['wallet', 'provider']).toContain(method);
    return;
  }
  if (order.place === 'shop') expect(isAll).toBe(false);
  if (isAll || isMoney) expect(moved).toBe(amount + shipping);
  expect(moved).toBeLessThanOrEqual(leftGoods + leftShipping);
  if (isAll) expect([after.refunded, after.refundedWallet]).toEqual([net, wallet]);
  expect(points).toBeGreaterThanOrEqual(0);
  for (const piece of pieces) {
    const own = lines[piece.rank];
    if (!own) continue;
    own.pieces += piece.quantity;
    if (restock) move(own, piece.quantity);
  }
  back.shipping += shipping;
  giveBack(order, facts, after, method === 'wallet');
  moveOn(order, 'refund');
}

/** An operator refunds an amount to the buyer, first for the goods, then for the delivery. */
async function decide(order: ModelOrder, facts: Facts): Promise<void> {
  const { back, lines, shipping } = order;
  const charged = lines.reduce((sum, line) => sum + line.charged, 0);
  const leftGoods = charged - (back.money + back.wallet - back.shipping);
  const left = leftGoods + shipping - back.shipping;
  const amount = toSatang(1 + random.upTo(left));
  const method = random.pick(['cash', 'transfer', 'wallet'] as const);
  const act = { shopId: SHOP, orderId: order.id, accountId: accounts.operator.id };
  const done = await decideDispute(
    host.db,
    { ...act, revision: facts.revision, at: host.host.now() },
    { for: 'buyer', reason: 'fair', amount, way: order.isGuest ? 'transfer' : method },
  );
  if (!mayInModel(order, 'decide_for_buyer', 'operator')) {
    return expect(done).toEqual({ ok: false, code: 'BAD_STATE' });
  }
  const isTooMuch = amount > left;
  expect(done).toEqual(isTooMuch ? { ok: false, code: 'REFUND_TOO_MUCH' } : { ok: true });
  if (isTooMuch) return;
  const after = await readFacts(host, order.id, account);
  expect(after.refunded + after.refundedWallet - back.money - back.wallet).toBe(amount);
  back.shipping += Math.max(0, amount - leftGoods);
  giveBack(order, facts, after, method === 'wallet' && !order.isGuest);
  moveOn(order, 'decide_for_buyer');
}

/**
 * Takes the parts of a refund from the order's row, and updates the expected wallet, points and stock
 * accordingly.
 */
function giveBack(order: ModelOrder, facts: Facts, after: Facts, toWallet: boolean): void {
  const { back } = order;
  if (toWallet) {
    back.toWallet += after.refunded - back.money;
    expected.wallet += after.refunded - back.money;
  }
  back.money = after.refunded;
  back.wallet = after.refundedWallet;
  back.points = after.refundedPoints;
  expected.wallet += after.refundedWallet - facts.refundedWallet;
  expected.points += after.refundedPoints - facts.refundedPoints;
  // The points earned by the goods are removed with their refund.
  expect(after.pointsEarned).toBeLessThanOrEqual(facts.pointsEarned);
  if (order.place === 'buyer' && !order.isGuest) {
    expected.points -= facts.pointsEarned - after.pointsEarned;
  }
  if (!isWhole(order)) return;
  order.paid = 'back';
  if (order.hasCoupon) expected.used -= 1;
}

/** Compares the database with the model. */
async function look(order: ModelOrder): Promise<Facts> {
  const facts = await readFacts(host, order.id, account);
  expect(facts).toMatchObject({
    unbalanced: 0,
    ...booksOf(order),
    refunded: order.back.money,
    refundedWallet: order.back.wallet,
    refundedPoints: order.back.points,
    walletOf: expected.wallet,
    pointsOf: expected.points,
    used: expected.used,
    stock: expected.stock,
  });
  expect(facts.sentBack).toBeLessThanOrEqual(order.net);
  return facts;
}
