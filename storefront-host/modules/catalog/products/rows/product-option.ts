import type { ProductOption } from '@talad/elements/api/product.contract';
import type { Lang, StoredOption } from '../../../../db/schema.ts';
import type { OptionInput } from '../variants/product-options.contract.ts';

/** Returns an axis of choice in the reader's language. */
export function toOption(option: StoredOption, lang: Lang): ProductOption {
  return {
    key: option.key,
    title: option.title[lang] ?? option.title.th,
    items: option.items.map((item) => ({
      key: item.key,
      title: item.title[lang] ?? item.title.th,
      ...(item.color === undefined ? {} : { color: item.color }),
    })),
  };
}

/** Returns the option in both languages, as the form sends it back. */
export function toOptionInput({ key, title, items }: StoredOption): OptionInput {
  return {
    key,
    title: { ...title },
    items: items.map((item) => ({ ...item, title: { ...item.title } })),
  };
}
