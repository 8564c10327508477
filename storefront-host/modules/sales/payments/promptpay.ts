import { normalizeTaxId } from '@talad/elements/commerce/forms/tax-id';
import { westernDigits } from '@talad/elements/commerce/cart/quantity';
import type { Satang } from '@talad/elements/commerce/money';
import { crc16, field } from './emv-fields.ts';

/** PromptPay's application id for transfers to a person or company (EMV merchant information). */
const APPLICATION = 'A000000677010111';
const BAHT = '764';

/** Kinds of PromptPay ids, by the number of their field. */
type Kind = '01' | '02' | '03';

/**
 * Returns a mobile number, a tax or citizen id, or an e-wallet id as digits, or null if it is none
 * of them.
 */
export function normalizePromptpay(text: string): string | null {
  const digits = westernDigits(text)
    .replaceAll(/[\s.-]/g, '')
    .replace(/^\+66/, '0');
  if (/^0[689]\d{8}$/.test(digits) || /^\d{15}$/.test(digits)) return digits;
  return normalizeTaxId(digits);
}

/**
 * Returns the text of the QR code that pays exactly this amount to a PromptPay id (Bank of
 * Thailand's Thai QR payment, EMV QRCPS merchant-presented mode). It writes the amount from satang,
 * because a floating-point number may be off by one.
 * @param id as `normalizePromptpay` returns it
 */
export function promptpayPayload(id: string, amount: Satang): string {
  const baht = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const merchant = field('00', APPLICATION) + field(kindOf(id), paddedId(id));
  const data = [
    field('00', '01'),
    // '12' marks a code for one payment, with its amount.
    field('01', '12'),
    field('29', merchant),
    field('53', BAHT),
    field('54', baht),
    field('58', 'TH'),
    '6304',
  ].join('');
  return data + crc16(data);
}

function kindOf(id: string): Kind {
  if (id.length === 15) return '03';
  return id.length === 13 ? '02' : '01';
}

/** A mobile number has its country code and 13 digits: 0066812345678. */
function paddedId(id: string): string {
  return id.length === 10 ? `0066${id.slice(1)}` : id;
}
