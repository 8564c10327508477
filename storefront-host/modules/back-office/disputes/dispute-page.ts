import { satangToBaht } from '@talad/elements/commerce/money';
import { bankName } from '@talad/elements/commerce/forms/thai-banks';
import { formatDateTime, formatNumber } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import {
  leftToGive,
  type FoundOrder,
  type readNewestReturn,
  type readReturnPictures,
  type refundMethods,
} from '../../sales/index.ts';
import { PATH, price } from './disputes-page.ts';

export const MAX_REASON = 1000;

/** A dispute that is open or closed. */
export interface Dispute extends FoundOrder {
  readonly shop: { readonly shopname: string; readonly title: string };
  readonly orderReturn: NonNullable<Awaited<ReturnType<typeof readNewestReturn>>>;
  readonly pictures: Awaited<ReturnType<typeof readReturnPictures>>;
  /** Ways in which the shop can refund the money. */
  readonly methods: Awaited<ReturnType<typeof refundMethods>>;
}

/** A refused form: its values and the reason. */
interface PostedDecision {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly TextKey[];
}

/** Renders a dispute: the messages of both sides, the money, and the form for the decision. */
export function disputePage(lang: Lang, dispute: Dispute, posted: PostedDecision): Markup {
  const { order, shop, orderReturn } = dispute;
  const bought = { shop: shop.title, at: formatDateTime(order.placed_at, lang) };
  return html`<p><a href="${PATH}">${text(lang, 'admin.disputes.all')}</a></p>
    <h1>${text(lang, 'admin.disputes.title', { number: order.number })}</h1>
    <p class="lead">${text(lang, 'admin.disputes.at', bought)}</p>
    <div class="decision">
      <div>
        ${lineTable(lang, dispute)} ${figures(lang, order)} ${words(lang, dispute)}
        <p class="after">
          <a href="/mybusiness/${shop.shopname}/orders/${order.id}/show"
            >${text(lang, 'admin.disputes.open')}</a
          >
        </p>
      </div>
      <div class="card">
        ${order.return_state === 'disputed' ? decisionForm(lang, dispute, posted) : outcome(lang, orderReturn)}
      </div>
    </div>`;
}

function lineTable(lang: Lang, { lines, orderReturn }: Dispute): Markup {
  const heads = [
    'admin.disputes.item',
    'admin.disputes.quantity',
    'admin.disputes.disputed',
    'admin.disputes.charged',
  ] as const;
  const inReturn = new Map(orderReturn.lines.map(({ rank, quantity }) => [rank, quantity]));
  const rows = lines.map(
    (line) =>
      html`<tr>
        <td class="words">
          ${line.title}
          ${line.options !== '' && html`<br /><span class="small">${line.options}</span>`}
        </td>
        <td class="number">${line.quantity}</td>
        <td class="number">${inReturn.get(line.rank) ?? 0}</td>
        <td class="number">${price(line.line_total - line.discount)}</td>
      </tr>`,
  );
  return dataTable(lang, heads, rows, new Set(heads.slice(1)));
}

function figures(lang: Lang, order: FoundOrder['order']): Markup {
  const figure = (key: TextKey, value: string) =>
    html`<div>
      <dt>${text(lang, key)}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="figures">
    ${figure('admin.disputes.paid', price(order.net + order.lnwcash))}
    ${figure('admin.disputes.given', price(order.refunded + order.refunded_lnwcash))}
    ${figure('admin.disputes.left', price(leftToGive(order)))}
    ${order.points_spent > 0 && figure('admin.disputes.points', formatNumber(pointsLeft(order)))}
  </dl>`;
}

/** Returns the spent points that were not refunded yet. */
export function pointsLeft(
  order: Pick<FoundOrder['order'], 'points_spent' | 'refunded_points'>,
): number {
  return order.points_spent - order.refunded_points;
}

function picturesOf(lang: Lang, { order, pictures }: Dispute): Markup | false {
  if (pictures.length === 0) return false;
  return html`<ul class="pictures">
    ${pictures.map(({ id, width, height }, at) => {
      const url = `${PATH}/${order.shop_id}/${order.id}/pictures/${id}`;
      const name = text(lang, 'admin.disputes.picture', { n: at + 1, all: pictures.length });
      return html`<li>
        <a href="${url}"
          ><img src="${url}" alt="${name}" width="${width}" height="${height}" loading="lazy"
        /></a>
      </li>`;
    })}
  </ul>`;
}

function words(lang: Lang, dispute: Dispute): Markup {
  const { order, orderReturn } = dispute;
  const { reason, details, answer, objection, way: method, account } = orderReturn;
  const at = (date: Date | null) => ({ at: date ? formatDateTime(date, lang) : '' });
  return html`<h2>${text(lang, 'admin.disputes.asked', at(orderReturn.asked_at))}</h2>
    <p>${text(lang, `order.return.reason.${reason}`)}</p>
    <blockquote>${details}</blockquote>
    ${picturesOf(lang, dispute)}
    ${method && html`<p class="small">${text(lang, `admin.disputes.wants.${method}`)}</p>`}
    ${
      account &&
      html`<p class="small">
        ${text(lang, 'admin.disputes.account', { ...account, bank: bankName(account.bank, lang) })}
      </p>`
    }
    <h2>${text(lang, 'admin.disputes.answered')}</h2>
    <blockquote>${answer === '' ? text(lang, 'admin.disputes.silent') : answer}</blockquote>
    <h2>
      ${orderReturn.decided_at ? text(lang, 'admin.disputes.objected') : text(lang, 'admin.disputes.objection', at(order.return_at))}
    </h2>
    <blockquote>${objection}</blockquote>`;
}

function outcome(
  lang: Lang,
  { verdict, verdict_reason: reason, decided_at: at }: Dispute['orderReturn'],
) {
  return verdict && at
    ? html`<p>
          <strong
            >${text(lang, `admin.disputes.decided.${verdict}`, { at: formatDateTime(at, lang) })}</strong
          >
        </p>
        <blockquote>${reason}</blockquote>`
    : html`<p>${text(lang, 'admin.disputes.over')}</p>`;
}

function decisionForm(
  lang: Lang,
  { order, orderReturn, methods }: Dispute,
  { values, errors }: PostedDecision,
): Markup {
  const wanted = values['way'] ?? orderReturn.way;
  const left = leftToGive(order);
  const choice = (side: 'buyer' | 'shop') =>
    html`<label class="choice">
      <input
        type="radio"
        name="for"
        value="${side}"
        required
        ${values['for'] === side && html`checked`}
      />
      <span>${text(lang, `admin.disputes.for.${side}`)}</span>
    </label>`;
  return html`<form method="post" action="${PATH}/${order.shop_id}/${order.id}">
    <h2>${text(lang, 'admin.disputes.decide')}</h2>
    ${
      errors.length > 0 &&
      html`<div class="alert" role="alert">
        ${errors.map((error) => html`<p>${text(lang, error)}</p>`)}
      </div>`
    }
    <input type="hidden" name="revision" value="${order.revision}" />
    <fieldset>
      <legend>${text(lang, 'admin.disputes.for')}</legend>
      ${choice('buyer')} ${choice('shop')}
    </fieldset>
    ${pointsLeft(order) > 0 && html`<p class="small">${text(lang, 'admin.disputes.pointsBack')}</p>`}
    ${left > 0 && moneyFields(lang, { order, methods }, values, wanted)}
    <div>
      <label for="reason">${text(lang, 'admin.disputes.reason')}</label>
      <textarea id="reason" name="reason" rows="5" maxlength="${MAX_REASON}" required>
${values['reason'] ?? ''}</textarea>
    </div>
    <p class="small">${text(lang, 'admin.disputes.final')}</p>
    <button>${text(lang, 'admin.disputes.submit')}</button>
  </form>`;
}

/** Renders the fields for amount and refund method. An order paid only with points has neither. */
function moneyFields(
  lang: Lang,
  { order, methods }: Pick<Dispute, 'order' | 'methods'>,
  values: PostedDecision['values'],
  wanted: string | null,
): Markup {
  const left = leftToGive(order);
  return html`<div>
      <label for="amount">${text(lang, 'admin.disputes.amount')}</label>
      <input
        id="amount"
        name="amount"
        inputmode="decimal"
        maxlength="12"
        aria-describedby="most"
        value="${values['amount'] ?? String(satangToBaht(left))}"
      />
      <p class="small" id="most">${text(lang, 'admin.disputes.most', { most: price(left) })}</p>
    </div>
    ${
      methods.length > 0 &&
      html`<div>
        <label for="way">${text(lang, 'admin.disputes.way')}</label>
        <select id="way" name="way">
          ${methods.map(
            (method) =>
              html`<option value="${method}" ${wanted === method && html`selected`}>
                ${text(lang, `admin.disputes.way.${method}`)}
              </option>`,
          )}
        </select>
      </div>`
    }`;
}
