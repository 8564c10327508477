import { qrCode } from '@talad/elements/parts/modal/qr-code';
import { RECOVERY_CODES, createTotp } from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { field } from './fields.ts';

interface SetUpView {
  readonly action: string;
  readonly secret: Buffer;
  readonly email: string;
  /** Token that contains the secret until the first code confirms it. */
  readonly token: string;
  readonly next: string;
  readonly problem: string | null;
}

/** Renders the secret as a QR code, as text, and as a link for the same phone; then the first code. */
export function setUpPage(lang: Lang, view: SetUpView): Markup {
  const { action, secret, email, token, next, problem } = view;
  const totp = createTotp(secret, email);
  const address = totp.toString();
  return html`<p class="muted">${text(lang, 'security.second.lead')}</p>
    <div class="my-card">
      <p>${text(lang, 'security.second.scan')}</p>
      ${qrPicture(lang, address)}
      <p><a href="${address}">${text(lang, 'security.second.open')}</a></p>
      <p class="muted">${text(lang, 'security.second.byHand')}</p>
      <p class="key">${totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
    </div>
    <form class="narrow-form" method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="return" value="${next}" />
      ${field({
        name: 'code',
        label: text(lang, 'security.second.code'),
        hint: text(lang, 'security.second.code.help'),
        attributes: html`autocomplete="one-time-code" inputmode="numeric" maxlength="10"`,
        problem,
      })}
      <button class="button">${text(lang, 'security.second.confirm')}</button>
    </form>`;
}

function qrPicture(lang: Lang, address: string): Markup | false {
  const code = qrCode(address);
  if (!code) return false;
  return html`<svg
    class="qr"
    viewBox="0 0 ${code.size} ${code.size}"
    width="232"
    height="232"
    role="img"
    aria-label="${text(lang, 'security.second.qr')}"
    shape-rendering="crispEdges"
  >
    <path fill="#fff" d="M0 0h${code.size}v${code.size}h-${code.size}z" />
    <path fill="#000" d="${code.path}" />
  </svg>`;
}

export function codesPage(lang: Lang, codes: readonly string[], next: string): Markup {
  return html`<div class="my-card">
    <h2>${text(lang, 'security.second.codes')}</h2>
    <p>${text(lang, 'security.second.codes.lead')}</p>
    <ol class="codes" role="list">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ol>
    <div class="my-actions">
      <a class="button" href="${next}">${text(lang, 'security.second.codes.kept')}</a>
    </div>
  </div>`;
}

export function managePage(lang: Lang, action: string, left: number): Markup {
  return html`<div class="my-card">
      <div class="my-head">
        <h2>${text(lang, 'security.second.codes')}</h2>
        <span class="muted"
          >${text(lang, 'security.second.codes.left', { count: left, all: RECOVERY_CODES })}</span
        >
      </div>
      <p class="muted">${text(lang, 'security.second.codes.new.lead')}</p>
      <form class="my-actions" method="post" action="${action}/codes">
        <button class="button quiet">${text(lang, 'security.second.codes.new')}</button>
      </form>
    </div>
    <details class="ask">
      <summary>${text(lang, 'security.second.turnOff')}</summary>
      <form method="post" action="${action}/off">
        <p>${text(lang, 'security.second.turnOff.ask')}</p>
        <button class="button danger">${text(lang, 'security.second.turnOff')}</button>
      </form>
    </details>`;
}
