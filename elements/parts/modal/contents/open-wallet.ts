import { css, html, type TemplateResult } from 'lit';
import type { UrlResponse } from '../../../api/url.contract.ts';
import type { UserProfileResponse } from '../../../api/user.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/** The shopper's wallet: what it holds, and whose it is; a guest is told what it is for. */
export const content: ModalContent = {
  texts: 'personal',
  heading: ({ locale }) => text(locale, 'wallet.title'),
  async render(context) {
    const [profile, login, register] = await Promise.all([
      callApi<UserProfileResponse>(`${context.api}/users/me/profile`),
      address(context, 'login'),
      address(context, 'register'),
    ]);
    if (profile.ok) return mine(context, profile.data.profile.display_name);
    if (profile.code === 'NETWORK' || profile.code === 'TIMEOUT') throw new Error(profile.code);
    return guest(context, login, register);
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
      font-weight: 600;
      text-align: center;
    }
  `,
};

/** The account service's own address: a shop's host has none. */
async function address({ api }: ModalContext, kind: 'login' | 'register'): Promise<string> {
  const here = encodeURIComponent(location.href.split('#')[0] ?? '/');
  const found = await callApi<UrlResponse>(`${api}/url/${kind}?continue_url=${here}`);
  return safeHref(found.ok ? found.data.url : '/login');
}

function what({ locale }: ModalContext): TemplateResult {
  const keys = ['wallet.refunds', 'wallet.pay', 'wallet.points'] as const;
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

function mine(context: ModalContext, name: string): TemplateResult {
  const { locale } = context;
  return html`<p>${text(locale, 'wallet.hello', { name })}</p>
    <p class="modal-figure">${text(locale, 'wallet.empty')}</p>
    ${what(context)}`;
}
