import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';

/**
 * Returns the number of the last page, if the list has become shorter than the requested page; an empty page would
 * suggest an empty list. Null if the page exists, or the list is empty.
 */
export function pastTheEnd(
  page: number,
  { shown, total }: { readonly shown: number; readonly total: number },
  size = SEARCH_PAGE_SIZE,
): number | null {
  const last = Math.ceil(total / size);
  return shown === 0 && last > 0 && last < page ? last : null;
}
