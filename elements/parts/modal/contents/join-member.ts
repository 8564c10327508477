import { html } from 'lit';
import type { UrlResponse } from '../../../api/url.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

const reasons = ['join.orders', 'join.reviews', 'join.coupons'] as const;

/** What members of a shop get, and the way to an account. */
export const content: ModalContent = {
  texts: 'seller',
  heading: ({ locale, opener }) =>
    text(locale, 'join.title', { shop: opener.dataset['shop'] ?? '' }).trim(),
  async render(context) {
    const { locale, opener } = context;
    const [register, login] = await Promise.all([
      address(context, 'register'),
      address(context, 'login'),
    ]);
    return html`<p>${text(locale, 'join.what')}</p>
      <ul class="modal-list">
        ${reasons.map((key) => html`<li>${text(locale, key)}</li>`)}
      </ul>
      <p class="modal-actions">
        <a class="button" href=${register ?? safeHref(opener.getAttribute('href'))}
          >${text(locale, 'join.register')}</a
        >
        ${login ? html`<a class="button quiet" href=${login}>${text(locale, 'join.login')}</a>` : ''}
      </p>`;
  },
};

/** The account service's own address; null where it can not be asked for. */
async function address({ api }: ModalContext, kind: 'login' | 'register'): Promise<string | null> {
  const here = encodeURIComponent(location.href.split('#')[0] ?? '/');
  const found = await callApi<UrlResponse>(`${api}/url/${kind}?continue_url=${here}`);
  return found.ok ? safeHref(found.data.url) : null;
}
