import { formatDateTime } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { dataTable } from '../../../http/index.ts';
import type {
  FailedJob,
  newestAccounts,
  newestShops,
  Overview,
  reportedReviews,
} from './overview.repository.ts';

/** Maximum characters; the server's log has the whole message. */
const LONGEST_ERROR = 300;

export interface OverviewView {
  readonly lang: Lang;
  readonly overview: Overview;
  readonly failed: readonly FailedJob[];
  readonly shops: Awaited<ReturnType<typeof newestShops>>;
  readonly accounts: Awaited<ReturnType<typeof newestAccounts>>;
  readonly reports: Awaited<ReturnType<typeof reportedReviews>>;
}

export function overviewPage({
  lang,
  overview,
  failed,
  shops,
  accounts,
  reports,
}: OverviewView): Markup {
  const { mail, jobs } = overview;
  const figure = (key: TextKey, value: number, bad = false) =>
    html`<div class="${bad && value > 0 ? 'bad' : 'ok'}">
      <dt>${text(lang, key)}</dt>
      <dd>${value.toLocaleString(lang)}</dd>
    </div>`;
  return html`<h1>${text(lang, 'admin.title')}</h1>
    <dl class="figures">
      ${figure('admin.shops', overview.shops)} ${figure('admin.accounts', overview.accounts)}
      ${figure('admin.orders', overview.orders)} ${figure('admin.sessions', overview.sessions)}
    </dl>
    <h2>${text(lang, 'admin.health')}</h2>
    <dl class="figures">
      ${figure('admin.mail.queued', mail.queued)} ${figure('admin.mail.failed', mail.failed, true)}
      ${figure('admin.mail.done', mail.done)} ${figure('admin.outbox', overview.outbox)}
      ${figure('admin.jobs.waiting', jobs.waiting)}
      ${figure('admin.jobs.failed', jobs.failed, true)}
    </dl>
    ${failed.length === 0 ? '' : failedTable(lang, failed)}
    ${reports.length === 0 ? '' : reportTable(lang, reports)}
    <h2>${text(lang, 'admin.shops.newest')}</h2>
    ${shops.length === 0 ? nothing(lang) : shopTable(lang, shops)}
    <h2>${text(lang, 'admin.accounts.newest')}</h2>
    ${accounts.length === 0 ? nothing(lang) : accountTable(lang, accounts)}
    <p class="after">
      <a href="/admin/disputes"
        >${text(lang, 'admin.disputes')}${
          overview.disputes > 0 && html` (${overview.disputes.toLocaleString(lang)})`
        }</a
      >
      ·
      <a href="/admin/people">${text(lang, 'admin.people')}</a> ·
      <a href="/admin/openings">${text(lang, 'admin.openings')}</a> ·
      <a href="/admin/couriers">${text(lang, 'admin.couriers')}</a> ·
      <a href="/admin/vat">${text(lang, 'admin.vat')}</a> ·
      <a href="/admin/wallet">${text(lang, 'admin.wallets')}</a> ·
      <a href="/admin/points">${text(lang, 'admin.points')}</a> ·
      <a href="/admin/log">${text(lang, 'admin.log')}</a> ·
      <a href="/admin/payments"
        >${text(lang, 'admin.payments')}${
          overview.slips > 0 && html` (${overview.slips.toLocaleString(lang)})`
        }</a
      >
    </p>
    <p><a href="/devadmin">${text(lang, 'admin.developers')}</a></p>`;
}

/** Renders jobs that a mail server or another host refused; each can be retried. */
function failedTable(lang: Lang, jobs: readonly FailedJob[]): Markup {
  const heads = ['admin.job.kind', 'admin.job.error', 'admin.job.when', 'admin.job.again'] as const;
  const rows = jobs.map(
    (job) =>
      html`<tr>
        <td>${job.kind}</td>
        <td class="words">${job.error.slice(0, LONGEST_ERROR)}</td>
        <td>${formatDateTime(job.failed_at, lang)}</td>
        <td>
          <form class="inline" method="post" action="/admin/jobs/${job.kind}/${job.id}/retry">
            <button class="quiet">${text(lang, 'admin.job.retry')}</button>
          </form>
        </td>
      </tr>`,
  );
  return html`<h2 id="failed">${text(lang, 'admin.job.failed')}</h2>
    ${dataTable(lang, heads, rows)}`;
}

/** Renders reported reviews. Operators hide a review, or withdraw its report, in the shop's own back office. */
function reportTable(lang: Lang, reports: OverviewView['reports']): Markup {
  const heads = ['admin.shop', 'admin.review', 'admin.report.reason', 'admin.since'] as const;
  const rows = reports.map(
    (report) =>
      html`<tr>
        <td>
          <a href="/mybusiness/${report.shopname}/reviews/${report.id}/show">${report.title}</a>
        </td>
        <td class="words">${report.body.slice(0, LONGEST_ERROR)}</td>
        <td class="words">${report.report_reason}</td>
        <td>${report.reported_at && formatDateTime(report.reported_at, lang)}</td>
      </tr>`,
  );
  return html`<h2>${text(lang, 'admin.reports')}</h2>
    ${dataTable(lang, heads, rows)}`;
}

function shopTable(lang: Lang, shops: OverviewView['shops']): Markup {
  const heads = [
    'admin.shop',
    'admin.kind',
    'admin.products',
    'admin.orders',
    'admin.since',
  ] as const;
  const rows = shops.map(
    (shop) =>
      html`<tr>
        <td><a href="${shop.kind === 'mall' ? '/' : `/web/${shop.shopname}`}">${shop.title}</a></td>
        <td>${text(lang, `admin.kind.${shop.kind}`)}</td>
        <td class="number">${(shop.products ?? 0).toLocaleString(lang)}</td>
        <td class="number">${(shop.orders ?? 0).toLocaleString(lang)}</td>
        <td>${formatDateTime(shop.created_at, lang)}</td>
      </tr>`,
  );
  return dataTable(lang, heads, rows, new Set(['admin.products', 'admin.orders']));
}

function accountTable(lang: Lang, accounts: OverviewView['accounts']): Markup {
  const heads = ['admin.name', 'admin.email', 'admin.level', 'admin.since'] as const;
  const rows = accounts.map(
    (account) =>
      html`<tr>
        <td>${account.name}</td>
        <td>${account.email}</td>
        <td>
          ${text(lang, account.disabled_at ? 'admin.disabled' : `admin.level.${account.level}`)}
        </td>
        <td>${formatDateTime(account.created_at, lang)}</td>
      </tr>`,
  );
  return dataTable(lang, heads, rows);
}

function nothing(lang: Lang): Markup {
  return html`<p class="lead">${text(lang, 'admin.none')}</p>`;
}
