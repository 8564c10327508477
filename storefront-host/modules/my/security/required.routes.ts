import { Type } from 'typebox';
import {
  type AccountService,
  listPasskeys,
  localPath,
  hasTotp,
  signedIn,
} from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import type { SendMyPage } from '../my-page.ts';
import { securityCss } from './security-css.ts';
import { SECURITY, shown } from './security-visitor.ts';

const Query = Type.Object({ return: Type.Optional(Type.String()) });

/**
 * Target of the code SECOND_FACTOR: the user sets up a second factor, or signs in again with it, and returns to
 * the requested page.
 */
export function requiredRoutes(
  app: App,
  host: Host,
  service: AccountService,
  send: SendMyPage,
): void {
  app.get(
    `${SECURITY}/required`,
    { schema: { hide: true, querystring: Query }, config: shown },
    async (request, reply) => {
      const { lang } = request;
      const { accountId, secondFactorAt } = signedIn(request);
      const next = localPath(request.query.return) ?? '/mybusiness';
      if (secondFactorAt) return reply.redirect(next, 303);
      const { isEmbedded, issuer } = service.relyingParty;
      const hasOne =
        (await hasTotp(host.db, accountId)) || (await listPasskeys(host.db, accountId)).length > 0;
      const main = isEmbedded
        ? hasOne
          ? signInAgain(lang, text(lang, 'security.required.again.lead'), next)
          : choose(lang, next)
        : signInAgain(
            lang,
            text(lang, 'security.required.elsewhere', { provider: new URL(issuer).host }),
            next,
          );
      return send(request, reply, {
        section: 'security',
        title: text(lang, 'security.required.title'),
        css: securityCss,
        main,
      });
    },
  );
}

function choose(lang: Lang, next: string): Markup {
  const query = `?return=${encodeURIComponent(next)}`;
  return html`<p>${text(lang, 'security.required.lead')}</p>
    <section class="my-card">
      <h2>${text(lang, 'security.second')}</h2>
      <p class="muted">${text(lang, 'security.second.lead')}</p>
      <div class="my-actions">
        <a class="button" href="${SECURITY}/second-factor${query}"
          >${text(lang, 'security.second.setUp')}</a
        >
      </div>
    </section>
    <section class="my-card">
      <h2>${text(lang, 'security.passkeys')}</h2>
      <p class="muted">${text(lang, 'security.passkeys.lead')}</p>
      <div class="my-actions">
        <a class="button quiet" href="${SECURITY}/passkeys${query}"
          >${text(lang, 'security.passkeys.add')}</a
        >
      </div>
    </section>`;
}

function signInAgain(lang: Lang, lead: string, next: string): Markup {
  return html`<div class="my-card">
    <p>${lead}</p>
    <div class="my-actions">
      <a class="button" href="/login?again=1&amp;continue=${encodeURIComponent(next)}"
        >${text(lang, 'security.required.again')}</a
      >
    </div>
  </div>`;
}
