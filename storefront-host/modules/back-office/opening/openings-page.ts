import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';

export const PATH = '/admin/openings';

export interface WaitingShop {
  readonly id: number;
  readonly shopname: string;
  readonly title: string;
  readonly opening_asked_at: Date | null;
}

/** Renders the switch for approving new shops, and the shops that wait for approval. */
export function openingsPage(
  lang: Lang,
  approves: boolean,
  waiting: readonly WaitingShop[],
): Markup {
  const rows = waiting.map(
    (shop) =>
      html`<tr>
        <td><a href="/web/${shop.shopname}">${shop.title}</a></td>
        <td>${shop.shopname}</td>
        <td>${shop.opening_asked_at && formatDateTime(shop.opening_asked_at, lang)}</td>
        <td>
          <form class="inline" method="post" action="${PATH}/${shop.id}">
            <button>${text(lang, 'admin.openings.approve')}</button>
          </form>
        </td>
      </tr>`,
  );
  const heads = [
    'admin.name',
    'admin.openings.address',
    'admin.openings.asked',
    'admin.people.change',
  ] as const;
  return html`<h1>${text(lang, 'admin.openings')}</h1>
    <p class="lead">${text(lang, approves ? 'admin.openings.on' : 'admin.openings.off')}</p>
    <form class="inline" method="post" action="${PATH}">
      <button class="quiet" name="approve" value="${approves ? 'off' : 'on'}">
        ${text(lang, approves ? 'admin.openings.turnOff' : 'admin.openings.turnOn')}
      </button>
    </form>
    <h2>${text(lang, 'admin.openings.waiting')}</h2>
    ${
      rows.length === 0
        ? html`<p class="lead">${text(lang, 'admin.openings.none')}</p>`
        : dataTable(lang, heads, rows)
    }
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}
