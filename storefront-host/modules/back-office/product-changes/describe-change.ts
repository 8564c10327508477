import type { Selectable } from 'kysely';
import { formatPriceRange } from '@talad/elements/locales/format';
import type { Lang, ProductTable } from '../../../db/schema.ts';
import { isTextKey, text } from '../../../locales/text.ts';
import type { UndoItem } from './bulk.contract.ts';
import type { PlannedChange } from './plan-change.ts';

/** Values of a product before and after, for a preview. */
export function describeChange(
  _row: Selectable<ProductTable>,
  { item, undo }: PlannedChange,
  lang: Lang,
): { readonly before: string; readonly after: string } {
  if (item.stock) {
    const { delta } = item.stock;
    return { before: '', after: delta > 0 ? `+${delta}` : String(delta) };
  }
  return { before: wordsOf(undo, lang), after: wordsOf(item, lang) };
}

function wordsOf({ update = {}, variants }: UndoItem, lang: Lang): string {
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
