import type { Checkout } from '@talad/elements/api/checkout.contract';
import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { refusalText } from '../../sales/index.ts';
import { alert } from '../checkout/checkout-page.ts';
import { refusedText } from '../checkout/coupon-field.ts';
import type { GroupView } from './group-view.ts';

/** Renders the notice above the form: why nothing was ordered, with the shop and its lines. */
export function groupNotice(view: GroupView): Markup | null {
  const { lang, group, posted } = view;
  const net = formatPrice(group.net);
  const blocked = group.shops.filter((shop) => shop.blocked);
  if (blocked.length > 0) return html`${blocked.map((shop) => shortShop(view, shop))}`;
  if (posted?.coupon) return couponNotice(view, posted.coupon);
  if (posted?.refused) {
    const { why } = posted.refused;
    const shop = titleOf(view, posted.refused.shop_id);
    return html`<div class="alert" role="alert">
      <strong>${text(lang, `group.refused.${why}`, { shop })}</strong>
      <p>
        ${text(lang, 'group.refusedHint')}
        ${why === 'price-changed' && text(lang, 'group.new', { net })}
      </p>
    </div>`;
  }
  switch (posted?.notice) {
    case 'adjusted':
      return calm(text(lang, 'checkout.adjusted'));
    case 'spending':
      return calm(text(lang, 'spending.changed', { net }));
    case 'payment':
      return alert(lang, 'checkout.paymentGone', 'checkout.paymentGoneHint');
    case undefined:
      return null;
  }
}

function shortShop({ lang }: GroupView, { shop, lines }: Checkout): Markup {
  return html`<div class="alert" role="alert">
    <strong>${text(lang, 'group.refused.short', { shop: shop.title })}</strong>
    <ul>
      ${lines.flatMap(({ title, refusal }) =>
        refusal
          ? [html`<li>${title === '' ? '' : `${title}: `}${refusalText(refusal, lang)}</li>`]
          : [],
      )}
    </ul>
    <p>${text(lang, 'group.refusedHint')}</p>
  </div>`;
}

function couponNotice(
  view: GroupView,
  { shop_id: id, outcome }: NonNullable<NonNullable<GroupView['posted']>['coupon']>,
): Markup {
  const { lang, group } = view;
  const vars = { shop: titleOf(view, id), net: formatPrice(group.net) };
  if (outcome.kind !== 'refused') {
    const key = outcome.kind === 'applied' ? 'group.couponApplied' : 'group.couponRemoved';
    return calm(text(lang, key, vars));
  }
  return html`<div class="alert" role="alert">
    <strong>${text(lang, 'group.refused.coupon', vars)}</strong>
    <p>${refusedText(outcome, lang)} ${text(lang, 'group.new', vars)}</p>
  </div>`;
}

function titleOf({ group }: GroupView, shopId: number): string {
  return group.shops.find(({ shop }) => shop.id === shopId)?.shop.title ?? '';
}

function calm(message: string): Markup {
  return html`<p class="alert calm" role="status">${message}</p>`;
}
