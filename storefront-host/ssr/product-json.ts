import { escapeJson } from './escape-html.ts';

const known = new WeakMap<object, string>();

/** A product as the page's JSON block has it; asked for twice per page, so made once per object. */
export function productJson(product: object): string {
  const found = known.get(product) ?? escapeJson(product);
  known.set(product, found);
  return found;
}
