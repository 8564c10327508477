import { html, type TemplateResult } from 'lit';
import type { ProductDetailResponse } from '../../../api/product.contract.ts';
import type { TaladCartAddEvent } from '../../../client/cart/cart-add.event.ts';
import { productFlow } from '../../../client/product-reads.ts';
import { text } from '../../../locales/text.ts';
import { define } from '../../../schema/define.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import { QuickProductElement } from '../../product/quick-product.element.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/** A product of a list with its options, so that it can be bought without leaving the list. */
export const content: ModalContent = {
  wide: true,
  heading: ({ locale }) => text(locale, 'box.choose'),
  async render(context) {
    const { api, base, locale, opener } = context;
    const id = Number(opener.dataset['id']);
    const { data, error } = await productFlow({ api, base, lang: locale, id }).run();
    if (!data) throw new Error(error ?? 'no answer');
    define('talad-quick-product', QuickProductElement);
    return productContent(context, data);
  },
};

function productContent(context: ModalContext, { product }: ProductDetailResponse): TemplateResult {
  const { api, base, locale, close } = context;
  const added = ({ refusal }: TaladCartAddEvent): void => {
    if (!refusal) close();
  };
  return html`<talad-quick-product
      no-bar
      ?buy-now=${product.buy_now}
      locale=${locale}
      base=${base}
      api=${api}
      .product=${product}
      @talad-cart-add=${added}
    ></talad-quick-product>
    <p><a href=${safeHref(product.full_url)}>${text(locale, 'product.whole')}</a></p>`;
}
