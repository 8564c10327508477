import { isBank } from '@talad/elements/commerce/thai-banks';
import type { PaymentOptions } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';
import { normalizePromptpay } from '../../sales/index.ts';

/** The first setting of payments that cannot be saved: a shop has a way to be paid, and it works. */
export function refusePayments(
  payments: PaymentOptions,
): { readonly path: string; readonly key: TextKey } | null {
  const { cod, transfer, online = false, promptpay, promptpay_name: name, accounts } = payments;
  const at = (field: string, key: TextKey) => ({ path: `payments/${field}`, key });
  if (!cod && !transfer && !online) return at('cod', 'field.noPayment');
  const hasPromptpay = promptpay.trim() !== '';
  if (transfer && !hasPromptpay && accounts.length === 0) return at('promptpay', 'field.noPayee');
  if (hasPromptpay && normalizePromptpay(promptpay) === null) {
    return at('promptpay', 'field.promptpay');
  }
  if (hasPromptpay && name.trim() === '') return at('promptpay_name', 'field.required');
  for (const [index, account] of accounts.entries()) {
    if (!isBank(account.bank)) return at(`accounts/${index}/bank`, 'field.required');
    if (!/^\d{10,15}$/.test(digitsOf(account.number))) {
      return at(`accounts/${index}/number`, 'field.accountNumber');
    }
    if (account.name.trim() === '') return at(`accounts/${index}/name`, 'field.required');
  }
  return null;
}

/** Numbers as their digits. */
export function tidyPayments(payments: PaymentOptions): PaymentOptions {
  return {
    ...payments,
    promptpay: normalizePromptpay(payments.promptpay) ?? '',
    promptpay_name: payments.promptpay_name.trim(),
    accounts: payments.accounts.map(({ bank, number, name }) => ({
      bank,
      number: digitsOf(number),
      name: name.trim(),
    })),
  };
}

/** Facts for the audit log. A changed payee receives the shop's money, so the log shows each change. */
export function paymentFacts(payments: PaymentOptions) {
  const { cod, transfer, online = false, promptpay, accounts, pay_hours } = tidyPayments(payments);
  return {
    pays_cod: cod,
    pays_transfer: transfer,
    pays_online: online,
    pay_hours: pay_hours ?? null,
    promptpay,
    bank_accounts: accounts.map(({ bank, number }) => `${bank} ${number}`).join(', '),
  };
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
