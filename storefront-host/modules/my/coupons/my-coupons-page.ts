import { offersCss } from '@talad/elements/pages/css/offers-css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Config } from '../../../config.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { links } from '../../../rendering/index.ts';
import type { Markup } from '../../../html/html.ts';
import { myEmpty } from '../my-empty.ts';
import { asTemplate } from '../my-frame.ts';
import { myTabs, myTabsCss } from '../my-tabs.ts';
import { couponCard, couponStates, type CouponState, type MyCoupon } from '../../sales/index.ts';

export interface MyCouponsView {
  readonly config: Config;
  readonly lang: Lang;
  readonly shown: CouponState;
  readonly all: readonly MyCoupon[];
}

/** Renders a tab for each state of coupons; usable ones have their code and a link to their shop. */
export function myCouponsPage({ config, lang, shown, all }: MyCouponsView): TemplateResult {
  const here = all.filter(({ state }) => state === shown);
  const tabs = couponStates.map((state) => ({
    href: state === 'usable' ? '/my/coupons' : `/my/coupons?state=${state}`,
    label: text(lang, `my.coupons.${state}`),
    count: all.filter((one) => one.state === state).length,
    isCurrent: state === shown,
  }));
  return html`${myTabs(text(lang, 'my.coupons'), tabs)}
  ${
    here.length > 0
      ? html`<ul class="tickets" role="list">
          ${here.map((one) => html`<li class="ticket ${shown}">${ticket(config, lang, one)}</li>`)}
        </ul>`
      : asTemplate(nothingHere(lang, shown))
  }`;
}

function nothingHere(lang: Lang, state: CouponState): Markup {
  return myEmpty('coupons', {
    title: text(lang, `my.coupons.none.${state}`),
    hint: text(lang, 'my.coupons.noneHint'),
    action: { href: '/promotion#coupons', label: text(lang, 'my.coupons.find') },
  });
}

function ticket(config: Config, lang: Lang, one: MyCoupon): TemplateResult {
  const card = couponCard(one.coupon, lang);
  return html`<p class="ticket-off"><bdi>${card.off}</bdi></p>
    <div class="ticket-words">
      <h2>${card.title}</h2>
      <p class="muted">${card.shop}</p>
      <p class="muted"><bdi>${card.condition}</bdi></p>
      <p class="muted"><bdi>${card.period}</bdi></p>
      ${one.state === 'usable' ? usable(config, lang, one) : nothing}
      ${
        one.orderNumber === null
          ? nothing
          : html`<p>${text(lang, 'my.coupons.usedFor', { number: one.orderNumber })}</p>`
      }
    </div>`;
}

function usable(config: Config, lang: Lang, { coupon, shopname }: MyCoupon): TemplateResult {
  return html`<talad-copy locale=${lang} text=${coupon.code}></talad-copy>
    <p class="ticket-actions">
      <a class="button" href=${links.shop(config, shopname)}
        >${text(lang, 'my.coupons.toShop')}<span class="vh"> ${coupon.shop_title}</span></a
      >
    </p>`;
}

export const myCouponsCss = `${offersCss}${myTabsCss}
.ticket.used .ticket-off,.ticket.expired .ticket-off{background:var(--talad-quiet);color:var(--talad-muted)}
.ticket-words h2{font-size:17px}
`;
