import type { ProductDetail } from '@talad/elements/api/product.contract';
import { INLINE_SUBPRODUCTS } from '@talad/elements/commerce/limits';
import { unavailableItems } from '@talad/elements/commerce/product/option-choice';

/**
 * Returns the product as its page embeds it: with all variants if they are few; otherwise with the chosen one and
 * the unavailable values of each option, so that the page stays small and renders the same.
 */
export function shortProduct(product: ProductDetail, sub: number | null): ProductDetail {
  const { subproducts: all, suboptions } = product;
  if (all.length <= INLINE_SUBPRODUCTS) return product;
  const chosen = all.find(({ id }) => id === sub);
  const choice = chosen?.option_values ?? {};
  const options = suboptions.options.map((axis) => {
    const gone = unavailableItems(axis, all, choice);
    const items = axis.items.map((item) => (gone.has(item.key) ? { ...item, gone: true } : item));
    return { ...axis, items };
  });
  return {
    ...product,
    suboptions: { ...suboptions, options },
    subproducts: chosen ? [chosen] : [],
    more_subproducts: true,
  };
}
