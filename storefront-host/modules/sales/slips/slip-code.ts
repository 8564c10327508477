import { crc16, readFields } from '../payments/emv-fields.ts';

/**
 * The code on a slip identifies a transfer, and contains neither amount nor account (decision 406).
 */
export type SlipCode =
  | {
      readonly code: 'read';
      readonly bank: string;
      readonly reference: string;
      /** The whole text, by which a verification service finds the transfer. */
      readonly payload: string;
    }
  | Unread<'none'>
  | Unread<'invalid'>;

interface Unread<Code> {
  readonly code: Code;
  readonly bank: null;
  readonly reference: null;
  readonly payload: null;
}

/** Application id of the fields in tag 00 of a slip. */
const APPLICATION = '000001';
const CHECKSUM = '91';

/** @param texts of all QR codes in the picture; advertisements may contain some, too. */
export function slipCodeOf(texts: readonly string[]): SlipCode {
  const codes = texts.map(readSlipCode);
  return (
    codes.find(({ code }) => code === 'read') ??
    codes.find(({ code }) => code === 'invalid') ??
    unread('none')
  );
}

function readSlipCode(text: string): SlipCode {
  const fields = readFields(text);
  const transfer = readFields(fields?.get('00') ?? '');
  if (!fields || transfer?.get('00') !== APPLICATION) {
    return unread('none');
  }
  const [bank = '', reference = ''] = [transfer.get('01'), transfer.get('02')];
  const isValid =
    /^\d{3}$/.test(bank) && /^[\w-]{6,40}$/.test(reference) && hasChecksum(text, fields);
  return isValid ? { code: 'read', bank, reference, payload: text } : unread('invalid');
}

function unread<Code extends 'none' | 'invalid'>(code: Code): Unread<Code> {
  return { code, bank: null, reference: null, payload: null };
}

/** The checksum ends the text, and covers its own tag and length. */
function hasChecksum(text: string, fields: ReadonlyMap<string, string>): boolean {
  const checksum = fields.get(CHECKSUM) ?? '';
  const covered = text.slice(0, -4);
  return covered.endsWith(`${CHECKSUM}04`) && checksum.toUpperCase() === crc16(covered);
}
