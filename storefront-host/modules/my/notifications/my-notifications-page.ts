import type { Notification } from '@talad/elements/api/notification.contract';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { myEmpty } from '../my-empty.ts';
import { myEntries } from '../navigation.ts';

export const NOTICES_SHOWN = 20;

/** Renders the notifications, each with a link that marks it as read; `unread` counts those on older pages too. */
export function myNotificationsPage(
  lang: Lang,
  notices: readonly Notification[],
  unread: number,
): Markup {
  if (notices.length === 0) {
    return myEmpty('notifications', {
      title: text(lang, 'my.notices.none'),
      hint: text(lang, 'my.notices.noneHint'),
      action: { href: myEntries.orders.path, label: text(lang, 'my.orders') },
    });
  }
  const last = notices.length === NOTICES_SHOWN ? notices.at(-1) : undefined;
  return html`${unread > 0 && readAll(lang)}
    <ul class="my-notices" role="list">
      ${notices.map((notice) => line(lang, notice))}
    </ul>
    ${
      last &&
      html`<p class="my-actions">
        <a class="button quiet" href="/my/notifications?before=${last.id}"
          >${text(lang, 'my.older')}</a
        >
      </p>`
    }`;
}

function readAll(lang: Lang): Markup {
  return html`<form method="post" action="/my/notifications/read" class="my-actions">
    <button class="button quiet">${text(lang, 'my.notices.readAll')}</button>
  </form>`;
}

function line(lang: Lang, notice: Notification): Markup {
  return html`<li class="${!notice.is_read && 'new'}">
    <a href="/my/notifications/${notice.id}">
      <strong
        >${notice.title}${
          !notice.is_read && html`<span class="vh"> (${text(lang, 'my.notices.new')})</span>`
        }</strong
      >
      <span>${notice.text}</span>
      <small
        ><time datetime="${notice.created_at}"
          >${formatDateTime(notice.created_at, lang)}</time
        ></small
      >
    </a>
  </li>`;
}

/** CSS in addition to that of the shell. */
export const myNotificationsCss = `
.my-notices{border:1px solid var(--talad-line);border-radius:12px;overflow:hidden;background:var(--talad-surface)}
.my-notices li+li{border-block-start:1px solid var(--talad-line)}
.my-notices a{position:relative;display:grid;gap:2px;min-block-size:72px;padding:12px 16px 12px 32px;color:inherit;text-decoration:none}
.my-notices a:hover{background:var(--talad-quiet)}
.my-notices a:focus-visible{outline-offset:-4px}
.my-notices strong{font-weight:500}
.my-notices .new strong{font-weight:700}
.my-notices .new a::before{content:"";position:absolute;inset:22px auto auto 14px;inline-size:8px;block-size:8px;border-radius:50%;background:var(--talad-accent)}
.my-notices small{font-size:14px;color:var(--talad-muted)}
`.replaceAll('\n', '');
