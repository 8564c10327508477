import type { CheckoutPayment } from '../../api/checkout.contract.ts';
import type { Lang } from '../../locales/text.ts';
import { pageText } from '../texts/page-text.ts';

/** How a shop is paid, how it ships, and what happens if something is wrong, as texts. */
export function promises(lang: Lang, payments: readonly CheckoutPayment[]): readonly string[] {
  return [
    ...payments.map((method) => pageText(lang, `product.assure.${method}`)),
    pageText(lang, 'product.assure.post'),
    pageText(lang, 'product.assure.return'),
  ];
}
