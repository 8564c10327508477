import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';

/**
 * Returns the name of an order's papers for its buyer. A shop that is not registered for VAT, whose
 * orders have `vat` null, issues no tax invoice.
 */
export function papersTitle(lang: Lang, { vat }: { readonly vat: number | null }): string {
  return text(lang, vat === null ? 'paper.kind.receipt' : 'paper.mine');
}
