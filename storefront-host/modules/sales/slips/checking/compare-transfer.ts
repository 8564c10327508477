import { satangToBaht, type Satang } from '@talad/elements/commerce/money';
import type { PaymentOptions, SlipDifference } from '../../../../db/schema.ts';
import type { Receiver, Transfer } from './slip-verifier.ts';

/** The transfer that pays the order. */
export interface Expected {
  readonly bank: string;
  readonly reference: string;
  readonly amount: Satang;
  readonly placedAt: Date;
  readonly payees: Pick<PaymentOptions, 'promptpay' | 'accounts'>;
}

/** The clocks of banks and of the server differ, and some banks round to whole minutes. */
const CLOCK_MS = 5 * 60_000;
/** Fewer matching digits prove nothing: banks show three or more. */
const MIN_DIGITS = 3;

/**
 * Returns the facts of a transfer that do not match the order; if empty, the transfer pays the
 * order.
 */
export function compareTransfer(transfer: Transfer, expected: Expected): SlipDifference[] {
  const { reference, bank, amount, at, receiver } = transfer;
  const differences: SlipDifference[] = [];
  if (reference !== expected.reference || (bank !== null && bank !== expected.bank)) {
    differences.push({ field: 'reference', found: reference });
  }
  if (amount !== expected.amount) {
    differences.push({ field: 'amount', found: String(satangToBaht(amount)) });
  }
  if (!isPayee(receiver, expected.payees)) {
    differences.push({ field: 'payee', found: receiver.proxy ?? receiver.account ?? '' });
  }
  // A slip of an earlier purchase is a real transfer of the same amount to the same account.
  if (!at || at.getTime() < expected.placedAt.getTime() - CLOCK_MS) {
    differences.push({ field: 'time', found: at?.toISOString() ?? '' });
  }
  return differences;
}

/** Every digit that the bank shows matches one of the shop's accounts, or its PromptPay id. */
function isPayee(
  { bank, account, proxy }: Receiver,
  { promptpay, accounts }: Expected['payees'],
): boolean {
  if (proxy !== null && promptpay !== '' && agrees(proxyDigits(proxy), promptpay)) return true;
  if (account === null) return false;
  return accounts.some(
    ({ bank: own, number }) => (bank === null || bank === own) && agrees(masked(account), number),
  );
}

/** Letters and stars replace hidden digits; dashes and spaces have no meaning. */
function masked(text: string): string {
  return text.replaceAll(/[\s-]/g, '').replaceAll(/\D/g, 'x');
}

/** A mobile number may have its country code: 0066812345678. */
function proxyDigits(text: string): string {
  const digits = masked(text);
  if (digits.length === 13 && digits.startsWith('0066')) return `0${digits.slice(4)}`;
  return digits.length === 11 && digits.startsWith('66') ? `0${digits.slice(2)}` : digits;
}

/** @param shown digits, with an x for each hidden one */
function agrees(shown: string, own: string): boolean {
  const digits = shown.replaceAll('x', '').length;
  return digits >= MIN_DIGITS && new RegExp(`^${shown.replaceAll('x', String.raw`\d`)}$`).test(own);
}
