import { css, html, type TemplateResult } from 'lit';
import type { UrlResponse } from '../../../api/url.contract.ts';
import type { WalletResponse } from '../../../api/wallet.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { tokenOf } from '../../../client/session/session-memory.ts';
import { formatPrice } from '../../../locales/format.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/** The shopper's wallet with its balance; a guest sees what it is for. */
export const content: ModalContent = {
  texts: 'personal',
  heading: ({ locale }) => text(locale, 'wallet.title'),
  async render(context) {
    const [login, register] = await Promise.all([
      address(context, 'login'),
      address(context, 'register'),
    ]);
    if (tokenOf(document.cookie) === null) return guest(context, login, register);
    const found = await callApi<WalletResponse>(`${context.api}/users/me/wallet`);
    if (found.ok) return mine(context, found.data);
    if (found.code === 'UNAUTHENTICATED') return guest(context, login, register);
    // A shop's own host does not learn the balance (design §10): the platform shows it.
    if (found.code === 'NOT_FOUND') return elsewhere(context, new URL('/my/wallet', login).href);
    throw new Error(found.code);
  },
  styles: css`
    .modal-list {
      display: grid;
      gap: 8px;
      margin-block: 16px;
      padding-inline-start: 20px;
    }
    .modal-actions {
      display: flex;
      flex-wrap: wrap;
      gap: 12px;
      margin-block-start: 24px;
    }
    .modal-actions .button {
      flex: 1;
    }
    .modal-figure {
      margin-block: 16px;
      padding: 24px;
      border-radius: var(--talad-radius);
      background: var(--talad-tint);
      color: var(--talad-on-tint);
      font-size: 16px;
      font-weight: 400;
      text-align: center;
    }
    .modal-figure strong {
      display: block;
      font-size: 32px;
      line-height: 1.4;
      font-variant-numeric: tabular-nums;
    }
  `,
};

/** Returns the address of the account service: a shop's host has none. */
async function address({ api }: ModalContext, kind: 'login' | 'register'): Promise<string> {
  const here = encodeURIComponent(location.href.split('#')[0] ?? '/');
  const found = await callApi<UrlResponse>(`${api}/url/${kind}?continue_url=${here}`);
  return safeHref(found.ok ? found.data.url : '/login');
}

function what({ locale }: ModalContext): TemplateResult {
  const keys = ['wallet.refunds', 'wallet.points'] as const;
  return html`<ul class="modal-list">
    ${keys.map((key) => html`<li>${text(locale, key)}</li>`)}
  </ul>`;
}

function guest(context: ModalContext, login: string, register: string): TemplateResult {
  const { locale } = context;
  return html`<p>${text(locale, 'wallet.what')}</p>
    ${what(context)}
    <p class="modal-actions">
      <a class="button" href=${login}>${text(locale, 'wallet.signIn')}</a>
      <a class="button quiet" href=${register}>${text(locale, 'wallet.join')}</a>
    </p>`;
}

function mine(context: ModalContext, { balance, url }: WalletResponse): TemplateResult {
  const { locale } = context;
  return html`<p class="modal-figure">
      ${text(locale, 'wallet.balance')}<strong><bdi>${formatPrice(balance)}</bdi></strong>
    </p>
    ${what(context)} ${open(context, url)}`;
}

function elsewhere(context: ModalContext, url: string): TemplateResult {
  return html`<p>${text(context.locale, 'wallet.what')}</p>
    ${what(context)} ${open(context, url)}`;
}

function open({ locale }: ModalContext, url: string): TemplateResult {
  return html`<p class="modal-actions">
    <a class="button" href=${safeHref(url)}>${text(locale, 'wallet.open')}</a>
  </p>`;
}
