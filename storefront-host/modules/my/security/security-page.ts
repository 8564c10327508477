import { formatDate, formatDateTime } from '@talad/elements/locales/format';
import {
  type ListedEvent,
  deviceName,
  placeName,
  type ListedDevice,
  type ListedPasskey,
  RECOVERY_CODES,
} from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { SECURITY } from './security-visitor.ts';

export interface SecurityView {
  readonly email: string;
  readonly emailVerified: boolean;
  /** The provider that manages password, e-mail and second factors; null for our own account service. */
  readonly managedBy: string | null;
  readonly hasPassword: boolean;
  readonly totpSince: Date | null;
  readonly codesLeft: number;
  readonly passkeys: readonly ListedPasskey[];
  readonly devices: readonly ListedDevice[];
  readonly events: readonly ListedEvent[];
  /** Google and LINE (identity/pages/connections-section). */
  readonly connections: Markup | false;
}

/** Renders all security settings of an account, on one page. */
export function securityPage(lang: Lang, view: SecurityView): Markup {
  return html`${
    view.managedBy === null
      ? html`${emailCard(lang, view)}${passwordCard(lang, view)}${secondFactorCard(lang, view)}${passkeyCard(lang, view.passkeys)}${view.connections}`
      : html`<p class="my-card quiet">
          ${text(lang, 'security.elsewhere', { provider: view.managedBy })}
        </p>`
  }${deviceCard(lang, view.devices)}${eventCard(lang, view.events)}`;
}

function emailCard(lang: Lang, { email, emailVerified }: SecurityView): Markup {
  return html`<section class="my-card" id="email">
    <div class="my-head">
      <h2>${text(lang, 'security.email')}</h2>
      ${!emailVerified && html`<span class="here">${text(lang, 'security.email.unverified')}</span>`}
    </div>
    <p>${email}</p>
    ${!emailVerified && html`<p>${text(lang, 'security.email.verify.lead')}</p>`}
    <div class="my-actions">
      ${
        !emailVerified &&
        html`<form method="post" action="${SECURITY}/email/verify">
          <button class="button">${text(lang, 'security.email.verify')}</button>
        </form>`
      }
      ${link(lang, '/email', 'security.email.change')}
    </div>
  </section>`;
}

function passwordCard(lang: Lang, { hasPassword }: SecurityView): Markup {
  return html`<section class="my-card" id="password">
    <h2>${text(lang, 'security.password')}</h2>
    ${!hasPassword && html`<p class="muted">${text(lang, 'security.password.none')}</p>`}
    <div class="my-actions">
      ${link(lang, '/password', hasPassword ? 'security.password.change' : 'security.password.choose')}
    </div>
  </section>`;
}

function secondFactorCard(lang: Lang, { totpSince, codesLeft }: SecurityView): Markup {
  const state = totpSince
    ? text(lang, 'security.second.on', { date: formatDate(totpSince, lang) })
    : text(lang, 'security.second.off');
  return html`<section class="my-card" id="second-factor">
    <div class="my-head">
      <h2>${text(lang, 'security.second')}</h2>
      <span class="muted">${state}</span>
    </div>
    <p class="muted">${text(lang, 'security.second.lead')}</p>
    ${
      totpSince &&
      html`<p>
        ${text(lang, 'security.second.codes')}:
        ${text(lang, 'security.second.codes.left', { count: codesLeft, all: RECOVERY_CODES })}
      </p>`
    }
    <div class="my-actions">
      ${link(lang, '/second-factor', totpSince ? 'security.second.manage' : 'security.second.setUp')}
    </div>
  </section>`;
}

function passkeyCard(lang: Lang, passkeys: readonly ListedPasskey[]): Markup {
  return html`<section class="my-card" id="passkeys">
    <h2>${text(lang, 'security.passkeys')}</h2>
    <p class="muted">${text(lang, 'security.passkeys.lead')}</p>
    ${
      passkeys.length > 0
        ? html`<ul class="rows" role="list">
            ${passkeys.map((passkey) => passkeyRow(lang, passkey))}
          </ul>`
        : html`<p>${text(lang, 'security.passkeys.none')}</p>`
    }
    <div class="my-actions">${link(lang, '/passkeys', 'security.passkeys.add')}</div>
  </section>`;
}

function passkeyRow(lang: Lang, { id, name, backed_up, used_at }: ListedPasskey): Markup {
  const used = used_at
    ? text(lang, 'security.passkeys.used', { date: formatDate(used_at, lang) })
    : text(lang, 'security.passkeys.unused');
  const notes = [used, ...(backed_up ? [text(lang, 'security.passkeys.synced')] : [])];
  const field = `name-${id.slice(0, 12)}`;
  return html`<li>
    <div class="what"><strong>${name}</strong><span class="muted">${notes.join(' · ')}</span></div>
    <form method="post" action="${SECURITY}/passkeys/remove">
      <input type="hidden" name="id" value="${id}" />
      <button
        class="button quiet"
        aria-label="${text(lang, 'security.passkeys.removeOf', { name })}"
      >
        ${text(lang, 'security.passkeys.remove')}
      </button>
    </form>
    <details>
      <summary>${text(lang, 'security.passkeys.rename')}</summary>
      <form class="row-form" method="post" action="${SECURITY}/passkeys/rename">
        <input type="hidden" name="id" value="${id}" />
        <div class="field">
          <label for="${field}">${text(lang, 'security.passkeys.newNameOf', { name })}</label>
          <input id="${field}" name="name" required maxlength="60" value="${name}" />
        </div>
        <button class="button quiet">${text(lang, 'security.passkeys.rename')}</button>
      </form>
    </details>
  </li>`;
}

function deviceCard(lang: Lang, devices: readonly ListedDevice[]): Markup {
  return html`<section class="my-card" id="devices">
    <h2>${text(lang, 'security.devices')}</h2>
    <p class="muted">${text(lang, 'security.devices.lead')}</p>
    <ul class="rows" role="list">
      ${devices.map((device) => deviceRow(lang, device))}
    </ul>
    <form class="my-actions" method="post" action="${SECURITY}/devices/end-all">
      <button class="button quiet" aria-describedby="end-all">
        ${text(lang, 'security.devices.endAll')}
      </button>
    </form>
    <p class="muted" id="end-all">${text(lang, 'security.devices.endAll.lead')}</p>
  </section>`;
}

function deviceRow(lang: Lang, device: ListedDevice): Markup {
  const name = deviceName(lang, device.user_agent);
  const seen = text(lang, 'security.devices.seen', { date: formatDateTime(device.seen_at, lang) });
  return html`<li>
    <div class="what">
      <strong>${name}</strong>
      <span class="muted">${[placeName(device.address), seen].filter(Boolean).join(' · ')}</span>
    </div>
    ${
      device.isThisOne
        ? html`<span class="here">${text(lang, 'security.devices.this')}</span>`
        : html`<form method="post" action="${SECURITY}/devices/${device.id}/end">
            <button
              class="button quiet"
              aria-label="${text(lang, 'security.devices.endOf', { device: name })}"
            >
              ${text(lang, 'security.devices.end')}
            </button>
          </form>`
    }
  </li>`;
}

function eventCard(lang: Lang, events: readonly ListedEvent[]): Markup {
  return html`<section class="my-card" id="events">
    <h2>${text(lang, 'security.events')}</h2>
    ${
      events.length > 0
        ? html`<ul class="rows" role="list">
            ${events.map((event) => eventRow(lang, event))}
          </ul>`
        : html`<p class="muted">${text(lang, 'security.events.none')}</p>`
    }
  </section>`;
}

function eventRow(lang: Lang, event: ListedEvent): Markup {
  const where = event.user_agent
    ? [deviceName(lang, event.user_agent), placeName(event.address)]
    : [];
  const facts = [formatDateTime(event.created_at, lang), ...where].filter(Boolean);
  return html`<li>
    <div class="what">
      <span>${text(lang, `security.event.${event.kind}`, event.data)}</span>
      <span class="muted">${facts.join(' · ')}</span>
    </div>
  </li>`;
}

function link(lang: Lang, path: string, label: TextKey): Markup {
  return html`<a class="button quiet" href="${SECURITY}${path}">${text(lang, label)}</a>`;
}
