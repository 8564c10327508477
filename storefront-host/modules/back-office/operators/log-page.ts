import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatDateTime, formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { activityTitle, changesOf } from '../activity/activity-texts.ts';
import { logKinds, type LogEntry, type LogFilter } from './log.read.ts';

export const LOG_PATH = '/admin/log';

interface LogView {
  readonly lang: Lang;
  readonly filter: LogFilter;
  readonly operators: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly LogEntry[];
  /** Address of the next page; null on the last one. */
  readonly next: string | null;
}

/** Renders the log of the platform's operators, in which each can read the decisions of the others. */
export function logPage({ lang, filter, operators, entries, next }: LogView): Markup {
  const heads = [
    'admin.log.when',
    'admin.log.who',
    'admin.log.what',
    'admin.log.about',
    'admin.log.details',
  ] as const;
  const rows = entries.map(
    (entry) =>
      html`<tr>
        <td>${formatDateTime(entry.created_at, lang)}</td>
        <td>${entry.who ?? '–'}</td>
        <td>${activityTitle(lang, entry.entity, entry.action)}</td>
        <td>${subjectOf(entry)}</td>
        <td class="words">${detailsOf(lang, entry)}</td>
      </tr>`,
  );
  return html`<h1>${text(lang, 'admin.log')}</h1>
    <p class="lead">${text(lang, 'admin.log.lead')}</p>
    ${filterForm(lang, filter, operators)}
    ${
      rows.length === 0
        ? html`<p>${text(lang, 'admin.log.none')}</p>`
        : dataTable(lang, heads, rows)
    }
    ${next !== null && html`<p class="after"><a href="${next}">${text(lang, 'admin.log.more')}</a></p>`}
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

function filterForm(lang: Lang, filter: LogFilter, operators: LogView['operators']): Markup {
  const option = (value: string, label: string, chosen: string | null) =>
    html`<option value="${value}" ${value === (chosen ?? '') && html`selected`}>${label}</option>`;
  return html`<form method="get" action="${LOG_PATH}" role="search">
    <div>
      <label for="kind">${text(lang, 'admin.log.kind')}</label>
      <select id="kind" name="kind">
        ${option('', text(lang, 'admin.log.all'), filter.kind)}
        ${logKinds.map((kind) => option(kind, text(lang, `admin.log.${kind}`), filter.kind))}
      </select>
    </div>
    <div>
      <label for="operator">${text(lang, 'admin.log.who')}</label>
      <select id="operator" name="operator">
        ${option('', text(lang, 'admin.log.everyone'), filter.operator)}
        ${operators.map(({ id, name }) => option(id, name, filter.operator))}
      </select>
    </div>
    <button class="quiet">${text(lang, 'admin.log.filter')}</button>
  </form>`;
}

function subjectOf({ entity, shop_id: shopId, entity_id: id, subject, shop }: LogEntry) {
  if (entity !== 'order') return subject ?? '–';
  return html`<a href="/admin/disputes/${shopId}/${id}">${subject ?? id}</a> · ${shop}`;
}

function detailsOf(lang: Lang, entry: LogEntry): readonly Markup[] {
  const { entity, before, after, reason, refunded, points } = entry;
  const lines = [
    ...(refunded !== null && refunded > 0
      ? [
          text(lang, 'admin.log.refunded', {
            amount: formatPrice(satangToBaht(toSatang(refunded))),
          }),
        ]
      : []),
    ...(points !== null && points > 0
      ? [text(lang, 'admin.log.points', { points: formatNumber(points) })]
      : []),
    // The states of the order are left out: the decision contains more.
    ...(entity === 'order'
      ? []
      : changesOf(lang, before, after).map(
          ({ field, before: was, after: is }) => `${field}: ${was ?? '–'} → ${is ?? '–'}`,
        )),
    ...(reason ? [text(lang, 'admin.log.reason', { reason })] : []),
  ];
  return lines.map((line) => html`<div>${line}</div>`);
}
