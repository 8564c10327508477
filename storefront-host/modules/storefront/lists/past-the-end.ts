import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';

/**
 * The list became shorter than its address: returns the number of its last page, if the requested
 * one is past the end, since an empty page would suggest an empty list. Null: it is not past the
 * end, or the list is empty.
 */
export function pastTheEnd(
  page: number,
  { shown, total }: { readonly shown: number; readonly total: number },
  size = SEARCH_PAGE_SIZE,
): number | null {
  const last = Math.ceil(total / size);
  return shown === 0 && last > 0 && last < page ? last : null;
}
