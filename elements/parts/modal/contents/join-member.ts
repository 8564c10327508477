import { html, nothing, type TemplateResult } from 'lit';
import type { UrlResponse } from '../../../api/url.contract.ts';
import type { JoinResponse, UserProfileResponse } from '../../../api/user.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { startSession } from '../../../client/session/start-session.ts';
import { whenKnown } from '../../../client/session/when-known.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import { announce } from '../../toast/announce.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

const reasons = ['join.orders', 'join.reviews', 'join.coupons'] as const;

/**
 * The benefits of a shop's members: a signed-in shopper joins or leaves, a guest gets links to an
 * account.
 */
export const content: ModalContent = {
  texts: 'seller',
  heading: ({ locale, opener }) =>
    text(locale, 'join.title', { shop: opener.dataset['shop'] ?? '' }).trim(),
  async render(context) {
    const { locale, api, base } = context;
    const session = startSession({ api, base, lang: locale });
    const user = await whenKnown(session);
    const isMember = user.is_login && (await isJoined(context));
    return html`<p>${text(locale, 'join.what')}</p>
      <ul class="modal-list">
        ${reasons.map((key) => html`<li>${text(locale, key)}</li>`)}
      </ul>
      ${isMember ? html`<p role="status">${text(locale, 'join.isMember')}</p>` : nothing}
      <p class="modal-actions">
        ${user.is_login ? button(context, isMember) : await signInLinks(context)}
      </p>`;
  },
};

/** A seller's page is on the marketplace, so the opener names the shop. */
function query({ opener, base, locale }: ModalContext): string {
  const { site } = opener.dataset;
  return siteQuery(site ? `/web/${site}` : base, locale);
}

async function isJoined(context: ModalContext): Promise<boolean> {
  const found = await callApi<UserProfileResponse>(
    `${context.api}/users/me/profile${query(context)}`,
  );
  return found.ok && found.data.profile.is_join;
}

function button(context: ModalContext, isMember: boolean): TemplateResult {
  const { locale } = context;
  return html`<button
    type="button"
    class="button ${isMember ? 'quiet' : ''}"
    @click=${() => void change(context, !isMember)}
  >
    ${text(locale, isMember ? 'join.leave' : 'join.join')}
  </button>`;
}

async function change(context: ModalContext, isJoin: boolean): Promise<void> {
  const { api, base, locale, close } = context;
  const path = isJoin ? 'join' : 'unjoin';
  const answer = await callApi<JoinResponse>(`${api}/users/${path}${query(context)}`, {
    body: null,
  });
  if (!answer.ok) {
    announce(locale, {
      text: answer.error?.message ?? text(locale, 'join.failed'),
      kind: 'error',
      about: 'join',
    });
    return;
  }
  startSession({ api, base, lang: locale }).setJoin(answer.data.is_join);
  announce(locale, {
    text: text(locale, isJoin ? 'join.joined' : 'join.left'),
    kind: 'done',
    about: 'join',
  });
  close();
}

async function signInLinks(context: ModalContext): Promise<TemplateResult> {
  const { locale, opener } = context;
  const [register, login] = await Promise.all([
    address(context, 'register'),
    address(context, 'login'),
  ]);
  return html`<a class="button" href=${register ?? safeHref(opener.getAttribute('href'))}
      >${text(locale, 'join.register')}</a
    >${login ? html`<a class="button quiet" href=${login}>${text(locale, 'join.login')}</a>` : nothing}`;
}

/** Returns the address of the account service, or null if it fails. */
async function address({ api }: ModalContext, kind: 'login' | 'register'): Promise<string | null> {
  const here = encodeURIComponent(location.href);
  const found = await callApi<UrlResponse>(`${api}/url/${kind}?continue_url=${here}`);
  return found.ok ? safeHref(found.data.url) : null;
}
