import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';

/**
 * A list has become shorter, an address of it has not: the number of its last page, where the asked
 * one lies past the end, since an empty page would say that there is nothing at all. Null: it does not,
 * or there is nothing.
 */
export function pastTheEnd(
  page: number,
  { shown, total }: { readonly shown: number; readonly total: number },
  size = SEARCH_PAGE_SIZE,
): number | null {
  const last = Math.ceil(total / size);
  return shown === 0 && last > 0 && last < page ? last : null;
}
