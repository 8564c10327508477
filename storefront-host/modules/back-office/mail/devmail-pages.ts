import { formatDateTime } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { dataTable } from '../../../http/index.ts';
import { MAILS_PER_PAGE } from './devmail.repository.ts';

type MailStatus = 'queued' | 'sent' | 'kept' | 'failed';

interface ListedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailStatus;
  readonly created_at: Date;
}

interface ShownMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailStatus;
  readonly body: string;
  readonly error: string | null;
  readonly when: string;
}

export function mailListBody(lang: Lang, mails: readonly ListedMail[], keeps: boolean): Markup {
  const last = mails.length === MAILS_PER_PAGE ? mails.at(-1) : undefined;
  return html`<h1>${text(lang, 'devmail.title')}</h1>
    <p class="lead">${text(lang, keeps ? 'devmail.kept' : 'devmail.sends')}</p>
    ${mails.length === 0 ? html`<p>${text(lang, 'devmail.empty')}</p>` : mailTable(lang, mails)}
    ${last && html`<p><a href="/devadmin/mail?before=${last.created_at.toISOString()}">${text(lang, 'devmail.older')}</a></p>`}`;
}

function mailTable(lang: Lang, mails: readonly ListedMail[]): Markup {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${formatDateTime(mail.created_at, lang)}</td>
        <td>${mail.recipient}</td>
        <td><a href="/devadmin/mail/${mail.id}">${mail.subject}</a></td>
        <td>${text(lang, `devmail.status.${mail.status}`)}</td>
      </tr>`,
  );
  const heads = ['devmail.when', 'devmail.to', 'devmail.subject', 'devmail.status'] as const;
  return dataTable(lang, heads, rows);
}

export function mailPageBody(lang: Lang, mail: ShownMail): Markup {
  const source = `/devadmin/mail/${mail.id}/html`;
  return html`<p><a href="/devadmin/mail">${text(lang, 'devmail.back')}</a></p>
    <h1>${mail.subject}</h1>
    <p class="lead">
      ${mail.when} · ${text(lang, 'devmail.to')} ${mail.recipient} ·
      ${text(lang, `devmail.status.${mail.status}`)}
    </p>
    ${mail.error !== null && html`<p class="alert">${text(lang, 'devmail.error', { error: mail.error })}</p>`}
    <iframe class="mail" sandbox="allow-popups" src="${source}" title="${mail.subject}"></iframe>
    <h2>${text(lang, 'devmail.plain')}</h2>
    <pre class="mail">${mail.body}</pre>`;
}
