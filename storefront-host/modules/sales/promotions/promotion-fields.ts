import type { Selectable } from 'kysely';
import { formatPrice } from '@talad/elements/locales/format';
import { parseBaht } from '@talad/elements/commerce/money';
import { promotionFaults, type Discount } from '@talad/elements/commerce/price/promotion';
import type { Lang, PromotionTable } from '../../../db/schema.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { slugOf } from '../../catalog/index.ts';
import type { PreviewRequest, PromotionUpdate } from './manage-promotions.contract.ts';

export type PromotionRow = Selectable<PromotionTable>;
export type SentPromotion = Omit<PromotionUpdate, 'revision'>;

/** The columns that a change sets. */
export type PromotionNext = Pick<
  PromotionRow,
  | 'kind'
  | 'slug'
  | 'title'
  | 'summary'
  | 'html'
  | 'discount_kind'
  | 'discount_value'
  | 'begins_at'
  | 'ends_at'
  | 'published_at'
>;

export interface PromotionRefused {
  readonly path: string;
  readonly key: TextKey;
}

const faultTexts = {
  required: 'field.required',
  percent: 'field.percent',
  before_begin: 'field.before_begin',
} as const;

/** Returns the row with the sent fields, or the first problem. */
export function nextPromotion(
  row: PromotionNext,
  sent: SentPromotion,
  lang: Lang,
  at: Date,
): PromotionNext | PromotionRefused {
  const kind = sent.kind ?? row.kind;
  const discount = discountColumns(row, { ...sent, kind });
  if ('path' in discount) return discount;
  const title = titleOf(row, { kind, ...discount }, trimmed(sent.titles?.[lang]), lang);
  if (title === '') return { path: `titles/${lang}`, key: 'field.required' };
  const next: PromotionNext = {
    kind,
    ...discount,
    title,
    slug: row.slug || slugOf(title) || 'promotion',
    summary: trimmed(sent.summaries?.[lang]) ?? row.summary,
    html: sent.htmls?.[lang] === undefined ? row.html : sanitiseHtml(sent.htmls[lang]),
    begins_at: sent.begins_at === undefined ? row.begins_at : new Date(sent.begins_at),
    ends_at: sent.ends_at === undefined ? row.ends_at : new Date(sent.ends_at),
    published_at: publishedAt(row.published_at, sent.published, at),
  };
  const [fault] = promotionFaults({
    kind,
    discount_kind: next.discount_kind,
    discount_value: next.discount_value,
    begins_at: next.begins_at.toISOString(),
    ends_at: next.ends_at.toISOString(),
  });
  return fault ? { path: fault.path, key: faultTexts[fault.reason] } : next;
}

type Named = Pick<PromotionNext, 'kind' | 'discount_kind' | 'discount_value'>;

/** Names a promotion without a title by its discount, also after the discount changes. */
function titleOf(row: PromotionNext, next: Named, sent: string | undefined, lang: Lang): string {
  if (sent) return sent;
  const isOwn = sent === undefined && row.title !== '' && row.title !== discountName(row, lang);
  return isOwn ? row.title : discountName(next, lang);
}

/** Returns a title such as 'Flash sale: 20% off', or '' for gifts and news. */
export function discountName(named: Named, lang: Lang): string {
  const { kind, discount_kind: by, discount_value: value } = named;
  if ((kind !== 'flash' && kind !== 'discount') || value === null) return '';
  const discount = by === 'amount' ? formatPrice(value / 100) : `${value}%`;
  return text(lang, `promotion.name.${kind}`, { discount });
}

/** Returns satang or whole percent; null for gifts and news. */
function discountColumns(
  row: PromotionNext,
  sent: SentPromotion & Pick<PromotionNext, 'kind'>,
): Pick<PromotionNext, 'discount_kind' | 'discount_value'> | PromotionRefused {
  if (sent.kind === 'gift' || sent.kind === 'news') {
    return { discount_kind: null, discount_value: null };
  }
  const kind = sent.discount_kind ?? row.discount_kind ?? 'percent';
  if (sent.discount_value === undefined) {
    const before = kind === row.discount_kind ? row.discount_value : null;
    return { discount_kind: kind, discount_value: before };
  }
  const sentValue = sent.discount_value ?? 0;
  const value = kind === 'amount' ? parseBaht(sentValue) : sentValue;
  if (value === null) return { path: 'discount_value', key: 'field.invalid' };
  return { discount_kind: kind, discount_value: value };
}

/** Returns the discount of a preview, or null while the form is incomplete. */
export function discountOf({
  discount_kind: kind,
  discount_value: baht,
}: Pick<PreviewRequest, 'discount_kind' | 'discount_value'>): Discount | null {
  const value = kind === 'amount' && baht !== null ? parseBaht(baht) : baht;
  if (kind === null || value === null || value <= 0) return null;
  return kind === 'percent' && !(Number.isInteger(value) && value <= 100) ? null : { kind, value };
}

function publishedAt(before: Date | null, isPublished: boolean | undefined, at: Date): Date | null {
  if (isPublished === undefined) return before;
  return isPublished ? (before ?? at) : null;
}

export function trimmed(written: string | undefined): string | undefined {
  return written?.normalize('NFC').trim();
}

/** Returns the facts of a promotion for the activity log. */
export function promotionFacts(row: PromotionNext) {
  const { discount_kind: kind, discount_value: value } = row;
  return {
    title: row.title,
    ...(value !== null && {
      coupon_value: kind === 'amount' ? formatPrice(value / 100) : `${value}%`,
    }),
    published: row.published_at !== null,
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}
