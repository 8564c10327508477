import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { balanceCard, movements, type Movement } from '../movements.ts';
import { myEmpty } from '../my-empty.ts';
import { myEntries } from '../navigation.ts';
import type { PointLine } from '../../sales/index.ts';

interface PointsView {
  readonly point: number;
  /** Value of a point in baht; 0 means that points cannot be spent now. */
  readonly value: number;
  /** Price of products in baht that gives one point; 0 means that none is given. */
  readonly bahtPerPoint: number;
  readonly lines: readonly PointLine[];
}

export function pointsPage(lang: Lang, { point, value, bahtPerPoint, lines }: PointsView): Markup {
  const worth = formatPrice(Math.floor(point * value * 100) / 100);
  return html`${balanceCard(
    text(lang, 'my.points.have'),
    formatNumber(point),
    value > 0
      ? text(lang, 'my.points.worth', { amount: worth, value: formatPrice(value) })
      : text(lang, 'my.points.notSpent'),
  )}
  ${bahtPerPoint > 0 && html`<p class="muted">${text(lang, 'my.points.how', { amount: formatPrice(bahtPerPoint) })}</p>`}
  ${
    lines.length > 0
      ? movements(
          lang,
          myEntries.points.path,
          lines.map((line) => movementOf(lang, line)),
        )
      : myEmpty('points', {
          title: text(lang, 'my.points.none'),
          hint: text(lang, 'my.points.noneHint'),
          action: { href: '/search', label: text(lang, 'my.shopNow') },
        })
  }`;
}

/** Returns the text of a movement; a change by hand names the shop and the reason. */
function whatOf(lang: Lang, { reason, order_number: number, shop, note }: PointLine): string {
  if (reason !== 'adjusted')
    return text(lang, `my.points.reason.${reason}`, { number: number ?? '' });
  const by =
    shop === null
      ? text(lang, 'my.points.reason.adjusted')
      : text(lang, 'my.points.reason.adjustedBy', { shop });
  return note === '' ? by : `${by}: ${note}`;
}

function movementOf(lang: Lang, line: PointLine): Movement {
  const isIn = line.points > 0;
  return {
    id: line.id,
    at: line.at,
    what: whatOf(lang, line),
    amount: `${isIn ? '+' : '−'}${formatNumber(Math.abs(line.points))}`,
    isIn,
  };
}
