import { Type, type Static } from 'typebox';
import { isBank } from '@talad/elements/commerce/forms/thai-banks';
import type { ReturnReason, WantedRefundMethod } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';
import type { ReturnRequest } from '../../sales/index.ts';

export const MAX_DETAILS = 1000;
const MAX_HOLDER = 100;

export const reasons: readonly ReturnReason[] = [
  'damaged',
  'wrong',
  'not_as_described',
  'missing',
  'changed_mind',
  'other',
];

/** A line of the order, with the number of pieces that can still be returned. */
export interface ReturnableLine {
  readonly rank: number;
  readonly title: string;
  readonly option_text: string;
  readonly left: number;
}

/** The typed values by field name. */
export const ReturnValues = Type.Record(Type.String(), Type.String());
export type ReturnValues = Static<typeof ReturnValues>;

export function quantityField(rank: number): string {
  return `quantity-${rank}`;
}

/** Returns the texts of a posted form, each cut to the longest allowed length. */
export function valuesOf(body: unknown): ReturnValues {
  const form = typeof body === 'object' && body !== null ? body : {};
  const texts = Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, MAX_DETAILS)] as const] : [],
  );
  return Object.fromEntries(texts.slice(0, 520));
}

export type CheckedReturn =
  | { readonly ok: true; readonly request: ReturnRequest }
  | { readonly ok: false; readonly errors: readonly TextKey[] };

/** @param methods Refund methods that the buyer can choose from, the default first. */
export function checkReturn(
  values: ReturnValues,
  lines: readonly ReturnableLine[],
  methods: readonly WantedRefundMethod[],
): CheckedReturn {
  const wanted = lines.map(({ rank, left }) => {
    const typed = (values[quantityField(rank)] ?? '').trim() || '0';
    return { rank, left, quantity: /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN };
  });
  const pieces = wanted.filter(({ quantity }) => quantity > 0);
  const reason = reasons.find((known) => known === values['reason']);
  const details = (values['details'] ?? '').trim();
  const method = chosenMethod(values, methods);
  const account = method === 'transfer' ? accountOf(values) : null;
  const errors: TextKey[] = [];
  if (pieces.length === 0 || !wanted.every(({ quantity, left }) => quantity <= left)) {
    errors.push('order.return.missing.lines');
  }
  if (!reason) errors.push('order.return.missing.reason');
  if (details === '') errors.push('order.return.missing.details');
  if (method === 'transfer' && !account) errors.push('order.return.missing.account');
  if (errors.length > 0 || !reason) return { ok: false, errors };
  return {
    ok: true,
    request: {
      reason,
      details,
      lines: pieces.map(({ rank, quantity }) => ({ rank, quantity })),
      way: method,
      account,
    },
  };
}

/** Returns the refund method that the form selected; null if there is no choice. */
export function chosenMethod(
  values: ReturnValues,
  methods: readonly WantedRefundMethod[],
): WantedRefundMethod | null {
  return methods.find((method) => method === values['way']) ?? methods[0] ?? null;
}

function accountOf(values: ReturnValues): ReturnRequest['account'] {
  const bank = values['bank'] ?? '';
  const number = (values['number'] ?? '').replaceAll(/[\s-]/g, '');
  const name = (values['holder'] ?? '').trim().slice(0, MAX_HOLDER);
  return isBank(bank) && /^\d{8,15}$/.test(number) && name !== '' ? { bank, number, name } : null;
}
