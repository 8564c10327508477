import { isBank } from '@talad/elements/commerce/forms/thai-banks';
import { provinceChoices } from '@talad/elements/locales/provinces';
import { bahtToSatang, satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { PaymentOptions } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';
import { normalizePromptpay } from '../../sales/index.ts';
import { paymentsOf } from '../../shops/index.ts';
import type { ManagedSettings } from './settings.contract.ts';

type Payments = ManagedSettings['payments'];

/** Converts to the values of the form, in baht. */
export function wirePayments(selling: Parameters<typeof paymentsOf>[0]): Payments {
  const { cod_limits: limits, ...payments } = paymentsOf(selling);
  return {
    ...payments,
    accounts: payments.accounts.map((account) => ({ ...account })),
    cod_limits: {
      max: limits.max === null ? null : satangToBaht(toSatang(limits.max)),
      provinces: [...limits.provinces],
      refusals: limits.refusals,
    },
  };
}

/**
 * Returns the first payment setting that cannot be saved: a shop needs at least one payment method, and each has to
 * be complete.
 */
export function refusePayments(
  payments: Payments,
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
  const { max = null, provinces = [] } = payments.cod_limits ?? {};
  if (max !== null && max <= 0) return at('cod_limits/max', 'field.invalid');
  if (provinces.some((id) => !knownProvinces.has(id))) {
    return at('cod_limits/provinces', 'field.invalid');
  }
  for (const [index, account] of accounts.entries()) {
    if (!isBank(account.bank)) return at(`accounts/${index}/bank`, 'field.required');
    if (!/^\d{10,15}$/.test(digitsOf(account.number))) {
      return at(`accounts/${index}/number`, 'field.accountNumber');
    }
    if (account.name.trim() === '') return at(`accounts/${index}/name`, 'field.required');
  }
  return null;
}

const knownProvinces = new Set(provinceChoices('en').map(({ id }) => id));

/** Converts to the stored form: numbers as digits, money in satang. */
export function tidyPayments({ cod_limits: limits, ...payments }: Payments): PaymentOptions {
  return {
    ...payments,
    ...(limits && {
      cod_limits: { ...limits, max: limits.max === null ? null : bahtToSatang(limits.max) },
    }),
    promptpay: normalizePromptpay(payments.promptpay) ?? '',
    promptpay_name: payments.promptpay_name.trim(),
    accounts: payments.accounts.map(({ bank, number, name }) => ({
      bank,
      number: digitsOf(number),
      name: name.trim(),
    })),
  };
}

/**
 * Returns facts for the audit log, with each change of the payee, because the payee receives the
 * shop's money.
 */
export function paymentFacts(payments: Payments) {
  const { cod, transfer, online = false, promptpay, accounts, ...rest } = tidyPayments(payments);
  return {
    pays_cod: cod,
    pays_transfer: transfer,
    pays_online: online,
    cod_max: payments.cod_limits?.max ?? null,
    cod_not_in: payments.cod_limits?.provinces.length ?? 0,
    cod_refusals: payments.cod_limits?.refusals ?? 0,
    pay_hours: rest.pay_hours ?? null,
    online_hours: rest.online_hours ?? null,
    promptpay,
    bank_accounts: accounts.map(({ bank, number }) => `${bank} ${number}`).join(', '),
  };
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
