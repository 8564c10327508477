import { formatDateTime, formatNumber } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { dataTable } from '../../../http/index.ts';
import { html, type Markup } from '../../../html/html.ts';
import { levels, type findPeople } from './change-level.ts';

type Person = Awaited<ReturnType<typeof findPeople>>[number];

export interface PeopleView {
  readonly lang: Lang;
  /** Address that was searched; '' lists the operators. */
  readonly email: string;
  readonly people: readonly Person[];
  /** The signed-in operator, who cannot change their own account. */
  readonly readerId: string;
}

/** Renders accounts with their levels and blocks; each button names the new level. */
export function peoplePage({ lang, email, people, readerId }: PeopleView): Markup {
  const heads = [
    'admin.name',
    'admin.email',
    'admin.level',
    'admin.since',
    'my.points',
    'admin.people.change',
  ] as const;
  const rows = people.map(
    (person) =>
      html`<tr>
        <td>${person.name}</td>
        <td>${person.email}</td>
        <td>
          ${text(lang, `admin.level.${person.level}`)}
          ${person.disabled_at && html` · ${text(lang, 'admin.disabled')}`}
        </td>
        <td>${formatDateTime(person.created_at, lang)}</td>
        <td>${formatNumber(person.points)}</td>
        <td>
          ${person.id === readerId ? text(lang, 'admin.people.you') : html`${buttons(lang, person)}${pointsForm(lang, person)}`}
        </td>
      </tr>`,
  );
  return html`<h1>${text(lang, 'admin.people')}</h1>
    <p class="lead">${text(lang, 'admin.people.lead')}</p>
    <form method="get" action="/admin/people" role="search">
      <div>
        <label for="email">${text(lang, 'admin.people.find')}</label>
        <input id="email" name="email" type="email" maxlength="254" value="${email}" />
      </div>
      <button class="quiet">${text(lang, 'admin.people.search')}</button>
    </form>
    <h2>${text(lang, email === '' ? 'admin.people.running' : 'admin.people.found')}</h2>
    ${
      rows.length === 0
        ? html`<p class="lead">${text(lang, 'admin.people.none')}</p>`
        : dataTable(lang, heads, rows)
    }
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

/** Renders the form that corrects a shopper's points; the log stores the reason. */
function pointsForm(lang: Lang, { id }: Person): Markup {
  const field = (name: string, label: string, kind: Markup) =>
    html`<input name="${name}" required aria-label="${label}" placeholder="${label}" ${kind} />`;
  return html`<form class="inline" method="post" action="/admin/people/${id}/points">
    ${field('points', text(lang, 'admin.people.points'), html`pattern="[+\\-]?[0-9]{1,7}" size="8"`)}
    ${field('reason', text(lang, 'admin.people.reason'), html`maxlength="200"`)}
    <button class="quiet">${text(lang, 'admin.people.adjust')}</button>
  </form>`;
}

function buttons(lang: Lang, { id, level, disabled_at: blockedAt }: Person): Markup {
  const others = levels.filter((one) => one !== level);
  return html`<form class="inline" method="post" action="/admin/people/${id}">
    ${others.map(
      (one) =>
        html`<button class="quiet" name="change" value="level-${one}">
          ${text(lang, `admin.people.make.${one}`)}
        </button>`,
    )}
    <button class="quiet" name="change" value="${blockedAt ? 'unblock' : 'block'}">
      ${text(lang, blockedAt ? 'admin.people.unblock' : 'admin.people.block')}
    </button>
  </form>`;
}
