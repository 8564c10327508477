import type { Lang } from '../../db/schema.ts';
import { text, type TextKey } from '../../locales/text.ts';
import { MAX_CART_LINES } from '@talad/elements/commerce/limits';

/** Codes that the redirect of a form may have in `?notice=`; others are ignored. */
const notices: Readonly<Record<string, TextKey>> = {
  CANNOT_ADD: 'error.CANNOT_ADD',
  NOSTOCK: 'error.NOSTOCK',
  NOT_ENOUGH: 'error.NOT_ENOUGH',
  BAD_QUANTITY: 'error.BAD_QUANTITY',
  NOT_FOUND: 'error.DATA_NOT_FOUND',
  CHOOSE_OPTIONS: 'error.CHOOSE_OPTIONS',
  ONE_PER_CART: 'error.ONE_PER_CART',
  ORDER_LIMIT: 'error.ORDER_LIMIT',
  CART_EMPTY: 'error.CART_EMPTY',
  CART_FULL: 'error.CART_FULL',
  FORM_SENT: 'form.sent',
  FORM_REGISTERED: 'form.registered',
  REVIEW_THANKS: 'review.thanks',
};

export interface Notice {
  readonly code: string;
  readonly left: number;
}

export function noticeOf(query: URLSearchParams): Notice | null {
  const code = query.get('notice') ?? '';
  if (!Object.hasOwn(notices, code)) return null;
  const left = query.get('left') ?? '';
  return { code, left: /^\d{1,6}$/.test(left) ? Number(left) : 0 };
}

export function noticeText({ code, left }: Notice, lang: Lang): string {
  return text(lang, notices[code] ?? 'error.BAD_REQUEST', { left, limit: MAX_CART_LINES });
}
