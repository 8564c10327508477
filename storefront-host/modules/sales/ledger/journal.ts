import { sql, type Transaction } from 'kysely';
import { add, toSatang, ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Database, OrderPaymentMethod } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';

/** Names the ledger's accounts, so that a typo is a type error. */
export type Account =
  | `receivable:${OrderPaymentMethod}`
  | `cash:${OrderPaymentMethod}`
  /** Cash on delivery that couriers have collected but not paid out yet (decision 412). */
  | 'receivable:courier'
  | 'cod:fee'
  | 'cod:difference'
  | 'sales'
  | 'discount'
  | 'points'
  | 'shipping'
  | 'wallet'
  | 'vat:output'
  | 'delivery:cost'
  | 'payable:courier'
  /** A shop has paid the marketplace what it owed for refunds to wallets. */
  | 'payable:marketplace'
  | 'receivable:shops';

/** A positive `amount` is a debit, a negative one a credit. Wallet money always has a holder. */
export type JournalLine =
  | { readonly account: Exclude<Account, 'wallet'>; readonly amount: Satang }
  | { readonly account: 'wallet'; readonly amount: Satang; readonly holder_id: string };

export interface JournalEntry {
  readonly shopId: number;
  readonly kind:
    | 'order.placed'
    | 'order.cancelled'
    | 'order.paid'
    /** The VAT rate at the tax point differs from the rate on the day of the order. */
    | 'order.taxed'
    | 'order.refunded'
    | 'cod.remitted'
    | 'parcel.cost'
    | 'wallet.topup'
    | 'debt.settled';
  /** Null for wallet money that belongs to no order. */
  readonly orderId: string | null;
  readonly at: Date;
  readonly lines: readonly JournalLine[];
}

/**
 * Books one entry. @throws Error when its lines do not sum to zero, because money cannot appear or
 * vanish.
 */
export function postEntry(trx: Transaction<Database>, entry: JournalEntry): Promise<void> {
  return postEntries(trx, [entry]);
}

/** Books the entries of one change of many orders, in one statement. */
export async function postEntries(
  trx: Transaction<Database>,
  entries: readonly JournalEntry[],
): Promise<void> {
  const booked = entries.flatMap((entry) => {
    const lines = entry.lines.filter((line) => line.amount !== 0);
    const sum = add(ZERO, ...lines.map((line) => line.amount));
    if (sum !== 0)
      throw new Error(`${entry.kind} of ${entry.orderId ?? 'no order'} is off by ${sum} satang`);
    return lines.length === 0 ? [] : [{ ...entry, id: newId(entry.at.getTime()), lines }];
  });
  if (booked.length === 0) return;
  await trx
    .with('entry', (query) =>
      query.insertInto('journal_entry').values(
        booked.map(({ shopId, id, kind, orderId, at }) => ({
          shop_id: shopId,
          id,
          kind,
          order_id: orderId,
          created_at: at,
        })),
      ),
    )
    .insertInto('journal_line')
    .values(
      booked.flatMap(({ shopId, id, lines }) =>
        lines.map((line, rank) => ({ shop_id: shopId, entry_id: id, rank, ...line })),
      ),
    )
    .execute();
}

/**
 * Reverses all entries of the order. Money that was already refunded from another account stays
 * there: the rest leaves from the account where it arrived.
 * @param inWallet Money from other payment methods that is in the buyer's wallet afterwards, with
 * earlier refunds.
 */
export async function reverseOrder(
  trx: Transaction<Database>,
  order: { readonly shopId: number; readonly orderId: string; readonly at: Date },
  inWallet?: { readonly holderId: string; readonly amount: Satang },
): Promise<void> {
  const booked = await trx
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', (join) =>
      join.onRef('entry.shop_id', '=', 'line.shop_id').onRef('entry.id', '=', 'line.entry_id'),
    )
    .select(['line.account', 'line.holder_id'])
    .select(sql<number>`sum(line.amount)::bigint`.as('amount'))
    .where('entry.shop_id', '=', order.shopId)
    .where('entry.order_id', '=', order.orderId)
    // The courier's price is due even if the order is cancelled.
    .where('entry.kind', '<>', 'parcel.cost')
    .groupBy(['line.account', 'line.holder_id'])
    .orderBy('line.account')
    .execute();
  await postEntry(trx, {
    ...order,
    kind: 'order.cancelled',
    lines: withRest(withoutWalletMoney(booked, inWallet)).map((line) =>
      toLine(line, toSatang(-line.amount)),
    ),
  });
}

/** Removes the money that stays in the wallet from the reversal and from the money accounts. */
function withoutWalletMoney(
  booked: readonly Booked[],
  inWallet: { readonly holderId: string; readonly amount: Satang } | undefined,
): readonly Booked[] {
  if (!inWallet || inWallet.amount === 0) return booked;
  const paid = booked.find(({ account, amount }) => account.startsWith('cash:') && amount > 0);
  if (!paid) throw new Error('an unpaid order has no money to keep in the wallet');
  return [
    ...booked.map((line) =>
      line === paid ? { ...line, amount: line.amount - inWallet.amount } : line,
    ),
    { account: 'wallet', holder_id: inWallet.holderId, amount: inWallet.amount },
  ];
}

/** Merges the order's money accounts into the one that was paid to. */
function withRest(booked: readonly Booked[]): readonly Booked[] {
  const isMoney = ({ account }: Booked) => account.startsWith('cash:');
  const paid = booked.find((line) => isMoney(line) && line.amount > 0);
  if (!paid) return booked;
  const money = booked.filter(isMoney).reduce((sum, { amount }) => sum + amount, 0);
  return [...booked.filter((line) => !isMoney(line)), { ...paid, amount: money }];
}

/** Books a reopened order as it was booked when it was placed. */
export async function bookAgain(
  trx: Transaction<Database>,
  { shopId, orderId, at }: { readonly shopId: number; readonly orderId: string; readonly at: Date },
): Promise<void> {
  const booked = await trx
    .selectFrom('journal_line')
    .select(['account', 'holder_id', 'amount'])
    .where('shop_id', '=', shopId)
    .where('entry_id', '=', (query) =>
      query
        .selectFrom('journal_entry')
        .select('id')
        .where('shop_id', '=', shopId)
        .where('order_id', '=', orderId)
        .where('kind', '=', 'order.placed')
        .orderBy('id')
        .limit(1),
    )
    .orderBy('rank')
    .execute();
  const lines = booked.map((line) => toLine(line, toSatang(line.amount)));
  await postEntry(trx, { shopId, kind: 'order.placed', orderId, at, lines });
}

const accounts: readonly Account[] = [
  'receivable:cod',
  'receivable:transfer',
  'receivable:online',
  'receivable:platform',
  'cash:cod',
  'cash:transfer',
  'cash:online',
  'cash:platform',
  'receivable:courier',
  'cod:fee',
  'cod:difference',
  'sales',
  'discount',
  'points',
  'shipping',
  'wallet',
  'vat:output',
  'delivery:cost',
  'payable:courier',
  'payable:marketplace',
  'receivable:shops',
];

interface Booked {
  readonly account: string;
  readonly holder_id: string | null;
  readonly amount: number;
}

function toLine(booked: Booked, amount: Satang): JournalLine {
  const account = accountOf(booked.account);
  if (account !== 'wallet') return { account, amount };
  if (booked.holder_id === null) throw new Error('a line of the wallet without a holder');
  return { account, amount, holder_id: booked.holder_id };
}

function accountOf(name: string): Account {
  const account = accounts.find((known) => known === name);
  if (!account) throw new Error(`unknown account ${name}`);
  return account;
}
