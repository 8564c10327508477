import { satangToBaht, type Satang } from '@talad/elements/commerce/money';
import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { drawing } from '../drawing.ts';
import { myEmpty } from '../my-empty.ts';
import { myList } from '../my-frame.ts';
import { myEntries } from '../navigation.ts';
import type { MyOrder, OrderCounts } from '../orders/my-orders.read.ts';
import { orderCard } from '../orders/order-list.ts';
import { orderStates, waitingFor } from '../orders/order-texts.ts';
import { portrait } from '../profile/portrait.ts';
import type { MyProfile } from '../profile/my-profile.repository.ts';

export interface OverviewView {
  readonly lang: Lang;
  readonly profile: MyProfile;
  readonly points: number;
  readonly wallet: Satang;
  readonly counts: OrderCounts;
  /** Number of delivered products that were not reviewed. */
  readonly toReview: number;
  readonly latest: MyOrder | undefined;
}

/**
 * Renders profile, balances and latest orders of the account; on a phone the list of all pages
 * follows.
 */
export function overview(view: OverviewView): Markup {
  const { lang, profile, latest } = view;
  return html`<section class="me">
      ${portrait(profile)}
      <div>
        <p class="me-name">${profile.name}</p>
        <p class="muted">${profile.email}</p>
      </div>
      <a class="me-edit" href="/my/profile">${text(lang, 'my.editProfile')}</a>
    </section>
    ${belongings(view)} ${states(view)}
    <section class="latest" aria-labelledby="latest">
      <h2 id="latest">${text(lang, 'my.orders.latest')}</h2>
      ${
        latest
          ? orderCard(lang, latest)
          : myEmpty('orders', {
              title: text(lang, 'my.orders.none'),
              hint: text(lang, 'my.orders.none.hint'),
              action: { href: '/search', label: text(lang, 'my.browse') },
            })
      }
    </section>
    ${myList(lang, 'overview')}`;
}

function belongings({ lang, points, wallet }: OverviewView): Markup {
  const entry = (href: string, label: TextKey, figure: string) =>
    html`<a href="${href}"><strong>${figure}</strong><span>${text(lang, label)}</span></a>`;
  return html`<div class="have">
    ${entry(myEntries.points.path, 'my.points', formatNumber(points))}
    ${entry(myEntries.wallet.path, 'my.wallet', formatPrice(satangToBaht(wallet)))}
  </div>`;
}

/** Icons of the states: a box, a van, a tick, a cross. */
const drawings = {
  placed: 'M4.5 8 12 4.5 19.5 8v8L12 19.5 4.5 16zM4.5 8l7.5 3.5L19.5 8M12 11.5v8',
  shipped:
    'M3.5 7h10v9h-10zM13.5 10h4l3 3v3h-7M5.7 17.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M15.4 17.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
  delivered: 'M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M8.5 12l2.5 2.5 4.5-5',
  cancelled: 'M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M9.5 9.5l5 5M14.5 9.5l-5 5',
} as const;

function states({ lang, counts, toReview }: OverviewView): Markup {
  const state = (href: string, label: TextKey, icon: string, count: number) =>
    html`<li>
      <a href="${href}"
        >${drawing(icon)}<span>${text(lang, label)}</span
        ><b class="${count === 0 && 'none'}">${count}</b></a
      >
    </li>`;
  return html`<section class="my-card" aria-labelledby="orders">
    <p class="my-head">
      <span class="h2" id="orders">${text(lang, 'my.orders')}</span>
      <a href="/my/orders">${text(lang, 'my.orders.seeAll')}</a>
    </p>
    <ul class="states">
      ${orderStates.map((status) =>
        state(`/my/orders?state=${status}`, waitingFor(status), drawings[status], counts[status]),
      )}
      ${state('/my/reviews', 'my.state.toReview', myEntries.reviews.icon, toReview)}
    </ul>
  </section>`;
}

/** CSS in addition to that of the shell and of orders. */
export const overviewCss = `
.me{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;align-items:center}
.me-name{font-family:var(--talad-font-heading);font-size:20px;font-weight:700;line-height:1.4}
.me-edit{grid-column:2;display:inline-flex;align-items:center;min-block-size:44px;margin-block-start:-8px;justify-self:start;font-size:14px;font-weight:600}
.have{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.have a{display:grid;padding:12px 16px;border-radius:12px;background:var(--talad-tint);color:var(--talad-on-tint);text-decoration:none}
.have strong{font-family:var(--talad-font-heading);font-size:22px;font-variant-numeric:tabular-nums}
.h2{font-family:var(--talad-font-heading);font-size:18px;font-weight:700}
.states{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:4px}
.states a{position:relative;display:grid;justify-items:center;align-content:start;gap:4px;min-block-size:72px;padding:8px 0;border-radius:var(--talad-radius);color:inherit;font-size:12px;line-height:1.4;text-align:center;text-decoration:none}
.states a:hover{background:var(--talad-quiet)}
.states .icon{inline-size:28px;block-size:28px}
.states b{position:absolute;inset-block-start:2px;inset-inline-start:calc(50% + 8px);min-inline-size:20px;padding:0 5px;border-radius:999px;background:var(--talad-accent);color:var(--talad-on-accent);font-size:12px;line-height:20px;font-variant-numeric:tabular-nums}
.states b.none{display:none}
.latest{display:grid;gap:12px}
@media (width>=750px){.states a{font-size:14px}.me{grid-template-columns:auto minmax(0,1fr) auto}.me-edit{grid-column:auto;margin:0}}
`;
