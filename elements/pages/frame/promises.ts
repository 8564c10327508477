import type { CheckoutPayment } from '../../api/checkout.contract.ts';
import type { Lang } from '../../locales/text.ts';
import { pageText } from '../texts/page-text.ts';

/** Renders texts about payment, shipping and returns. */
export function promises(lang: Lang, payments: readonly CheckoutPayment[]): readonly string[] {
  return [
    ...payments.map((method) => pageText(lang, `product.assure.${method}`)),
    pageText(lang, 'product.assure.post'),
    pageText(lang, 'product.assure.return'),
  ];
}
