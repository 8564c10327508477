import { normalizeTaxId } from '@talad/elements/commerce/forms/tax-id';
import type { PaperParty } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';
import type { PaperBuyer } from './papers.contract.ts';

export interface BuyerProblem {
  readonly path: 'name' | 'address' | 'tax_id' | 'branch';
  readonly key: TextKey;
}

/**
 * Returns the buyer as a full tax invoice names them (Revenue Code s. 86/4), or the first field
 * that is wrong. A company's number begins with 0; without a branch it means the head office.
 */
export function toPaperBuyer({
  name,
  address,
  tax_id: typed = '',
  branch: office = '',
}: PaperBuyer): PaperParty | BuyerProblem {
  const number = typed.trim() === '' ? '' : normalizeTaxId(typed);
  if (name.trim() === '') return { path: 'name', key: 'field.required' };
  if (address.trim() === '') return { path: 'address', key: 'field.required' };
  if (number === null) return { path: 'tax_id', key: 'field.taxId' };
  const branch = office.trim();
  if (!/^(\d{5})?$/.test(branch)) return { path: 'branch', key: 'field.branch' };
  if (branch !== '' && number === '') return { path: 'tax_id', key: 'field.required' };
  return {
    name: name.trim(),
    address: address.trim(),
    tax_id: number,
    branch: branch || (number.startsWith('0') ? '00000' : ''),
  };
}
