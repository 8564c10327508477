import { formatPriceRange } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { isTextKey, text } from '../../../locales/text.ts';
import type { UndoItem } from './bulk.contract.ts';
import type { PlannedChange } from './plan-change.ts';

/** Returns values of a product before and after the change, for a preview; for stocks the range over its variants. */
export function describeChange(
  { item, undo, stocks = [] }: DescribedChange,
  lang: Lang,
): { readonly before: string; readonly after: string } {
  if (item.stock) {
    const { delta } = item.stock;
    const remains = stocks.map(({ remain }) => remain);
    return { before: rangeOf(remains), after: rangeOf(remains.map((remain) => remain + delta)) };
  }
  return { before: describeItem(undo, lang), after: describeItem(item, lang) };
}

interface DescribedChange extends PlannedChange {
  /** Pieces before the change of the product, or of each of its variants. */
  readonly stocks?: readonly { readonly remain: number }[] | undefined;
}

function rangeOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

function describeItem({ update = {}, variants }: UndoItem, lang: Lang): string {
  const prices = [update.price, ...(variants ?? []).map(({ price }) => price)].filter(
    (price) => price !== undefined,
  );
  if (prices.length > 0) return formatPriceRange(Math.min(...prices), Math.max(...prices));
  const { tags, status, hot, recommend } = update;
  if (tags) return tags.join(', ');
  const flag = hot ?? recommend;
  if (flag !== undefined) return text(lang, flag ? 'activity.on' : 'activity.off');
  const key = `activity.value.${status}`;
  return isTextKey(key) ? text(lang, key) : '';
}
