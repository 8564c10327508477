import type { Picture } from '../../api/picture.contract.ts';
import type { SearchSuggestions } from '../../api/product.contract.ts';
import { formatPriceRange } from '../../locales/format.ts';

/** One line of the list: where it leads, and what it shows. */
export interface Suggestion {
  readonly kind: 'word' | 'category' | 'product';
  readonly text: string;
  readonly url: string;
  readonly note?: string;
  readonly image?: Picture | null;
}

/** Words first, then categories and products, all in one list for the arrow keys. */
export function suggestionsOf(answer: SearchSuggestions, action: string): readonly Suggestion[] {
  return [
    ...answer.words.map((text) => ({
      kind: 'word' as const,
      text,
      url: `${action}?${new URLSearchParams({ keyword: text })}`,
    })),
    ...answer.categories.map(({ title, url }) => ({ kind: 'category' as const, text: title, url })),
    ...answer.products.map((product) => ({
      kind: 'product' as const,
      text: product.title,
      url: product.full_url,
      note: formatPriceRange(product.price_min, product.price_max),
      image: product.image,
    })),
  ];
}
