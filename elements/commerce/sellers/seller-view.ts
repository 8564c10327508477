import { reviewTypes, type ReviewType } from './review-types.ts';

/** Spec §9: tint of a seller's page header without a colour from its picture. */
export const SELLER_COLOR = '#B9B9B9';

type Scores = { readonly [Type in ReviewType as `avg_order_${Type}_score`]: number | null };

interface Tiered {
  readonly is_lnwpay: boolean;
  readonly is_lnwpay_lite: boolean;
}

/** Spec §2 Seller page: the payment score is shown only for the lnwpay tier, not lite. */
export function shownScores(
  shop: Scores & Tiered,
): readonly { readonly type: ReviewType; readonly score: number }[] {
  const isPaidHere = shop.is_lnwpay && !shop.is_lnwpay_lite;
  return reviewTypes.flatMap((type) => {
    const score = shop[`avg_order_${type}_score`];
    return score === null || (type === 'payment' && !isPaidHere) ? [] : [{ type, score }];
  });
}

interface Reachable {
  readonly shop_url: string;
  readonly allow_direct_url: boolean;
  readonly email: string | null;
  readonly tel: string | null;
  readonly mobile: string | null;
}

export interface ContactLine {
  readonly kind: 'website' | 'email' | 'phone';
  readonly text: string;
  readonly href: string;
}

/** Spec §2: the website only if direct links are allowed, then e-mail, then phone or mobile. */
export function contactLines(shop: Reachable): readonly ContactLine[] {
  const phone = shop.tel ?? shop.mobile;
  return [
    ...(shop.allow_direct_url
      ? [{ kind: 'website', text: plainAddress(shop.shop_url), href: shop.shop_url } as const]
      : []),
    ...(shop.email
      ? [{ kind: 'email', text: shop.email, href: `mailto:${shop.email}` } as const]
      : []),
    ...(phone
      ? [{ kind: 'phone', text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` } as const]
      : []),
  ];
}

function plainAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
