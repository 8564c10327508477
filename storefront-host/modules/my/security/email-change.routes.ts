import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  deviceOf,
  confirmAddress,
  readAddressLink,
  readRestoreLink,
  restoreAddress,
  isEmail,
  askAgain,
  isRecentlyProven,
  signedIn,
  postedState,
  redirectWith,
  hasManyMails,
} from '../../../identity/index.ts';
import { newId } from '../../../db/ids.ts';
import type { App, Host } from '../../../host.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, plainPage, type Markup, ApiFailure } from '../../../http/index.ts';
import type { SendMyPage } from '../my-page.ts';
import { field } from './fields.ts';
import { securityCss } from './security-css.ts';
import { posted, SECURITY, shown } from './security-visitor.ts';

const PATH = `${SECURITY}/email`;
const Form = Type.Object({ email: Type.Optional(Type.String({ maxLength: 1000 })) });
/** The requested address; without a problem a mail was sent to it. */
const FormState = Type.Object({
  email: Type.String(),
  problem: Type.Union([
    Type.Literal('account.badEmail'),
    Type.Literal('security.email.same'),
    Type.Null(),
  ]),
});
type FormState = Static<typeof FormState>;
const Token = Type.Object({ token: Type.String({ maxLength: 4000 }) });

/**
 * Changes the address of an account, and handles the links of its mails; a link only shows a button, so that mail
 * scanners change nothing.
 */
export function emailChangeRoutes(app: App, host: Host, send: SendMyPage): void {
  app.get(PATH, { schema: { hide: true }, config: shown }, async (request, reply) => {
    if (!isRecentlyProven(signedIn(request), host.now())) return askAgain(reply, PATH);
    const state = await postedState(host, request, FormState);
    if (state?.problem === null) return sent(request, reply, state.email);
    return ask(request, reply, state?.email ?? '', state?.problem ?? null);
  });

  app.post(
    PATH,
    { schema: { hide: true, body: Form }, config: { ...posted, rateLimit: { max: 10 } } },
    async (request, reply) => {
      const visitor = signedIn(request);
      if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, PATH);
      const email = (request.body.email ?? '').trim();
      const answer = (problem: FormState['problem']) =>
        redirectWith(host, { request, reply }, PATH, { email, problem } satisfies FormState);
      if (!isEmail(email)) return answer('account.badEmail');
      const isSame = email.toLowerCase() === visitor.email.toLowerCase();
      if (isSame) return answer('security.email.same');
      await sendLink(request, visitor.accountId, email);
      return answer(null);
    },
  );

  app.post(
    `${PATH}/verify`,
    { schema: { hide: true }, config: { ...posted, rateLimit: { max: 10 } } },
    async (request, reply) => {
      const { accountId, email } = signedIn(request);
      const isTooMany = await hasManyMails(host.db, email);
      if (!isTooMany) await sendLink(request, accountId, email);
      return reply.redirect(`${SECURITY}?done=${isTooMany ? 'many' : 'sent'}`, 303);
    },
  );

  for (const kind of ['confirm', 'restore'] as const) {
    const path = kind === 'confirm' ? '/account/address' : '/account/address/restore';
    const config = { access: 'public', rateLimit: { max: 20 } } as const;

    app.get(
      path,
      { schema: { hide: true, querystring: Token }, config },
      async (request, reply) => {
        const { token } = request.query;
        const email = addressOf(kind, token);
        return letter(
          request,
          reply,
          `security.${kind}.title`,
          (lang) =>
            html` <p>${text(lang, `security.${kind}.lead`, { email })}</p>
              <form method="post" action="${path}">
                <input type="hidden" name="token" value="${token}" />
                <button type="submit">${text(lang, `security.${kind}.button`)}</button>
              </form>`,
        );
      },
    );

    app.post(path, { schema: { hide: true, body: Token }, config }, async (request, reply) => {
      if (!(await follow(kind, request.body.token, request))) throw new ApiFailure(400, 'EXPIRED');
      return reply.redirect(`${path}/done`, 303);
    });

    app.get(`${path}/done`, { schema: { hide: true }, config }, async (request, reply) => {
      const next = kind === 'confirm' ? SECURITY : '/account/forgot';
      const label = kind === 'confirm' ? 'account.goOn' : 'security.restore.next';
      return letter(
        request,
        reply,
        `security.${kind}.done`,
        (lang) => html` <p><a class="button" href="${next}">${text(lang, label)}</a></p>`,
      );
    });
  }

  function sendLink({ lang }: FastifyRequest, account_id: string, email: string): Promise<void> {
    const at = host.now().getTime();
    const mail = { id: newId(), kind: 'address', account_id, email, lang, at } as const;
    return host.db.transaction().execute((trx) => writeOutbox(trx, 'account.mail', mail));
  }

  /** @throws ApiFailure for a forged or expired link. */
  function addressOf(kind: 'confirm' | 'restore', token: string): string {
    const email =
      kind === 'confirm' ? readAddressLink(host, token)?.to : readRestoreLink(host, token)?.from;
    if (email === undefined) throw new ApiFailure(400, 'EXPIRED');
    return email;
  }

  async function follow(kind: 'confirm' | 'restore', token: string, request: FastifyRequest) {
    const device = deviceOf(request);
    if (kind === 'confirm') {
      const link = readAddressLink(host, token);
      return link !== null && confirmAddress(host, link, device);
    }
    const link = readRestoreLink(host, token);
    return link !== null && restoreAddress(host, link, device);
  }

  function sent(request: FastifyRequest, reply: FastifyReply, email: string) {
    const main = html`<p>${text(request.lang, 'security.email.sent', { email })}</p>`;
    return show(request, reply, 200, main);
  }

  function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
    problem: TextKey | null,
  ) {
    const { lang } = request;
    const now = signedIn(request).email;
    return show(
      request,
      reply,
      problem === null ? 200 : 400,
      html`<form class="narrow-form" method="post" action="${PATH}" novalidate>
        <p class="muted">${text(lang, 'security.email.lead', { email: now })}</p>
        ${field({
          name: 'email',
          label: text(lang, 'security.email.new'),
          attributes: html`type="email" autocomplete="email" inputmode="email" autocapitalize="none"
          spellcheck="false" maxlength="254" value="${email}"`,
          problem: problem && text(lang, problem),
        })}
        <button class="button">${text(lang, 'security.email.send')}</button>
      </form>`,
    );
  }

  function show(request: FastifyRequest, reply: FastifyReply, status: number, main: Markup) {
    const { lang } = request;
    return send(request, reply, {
      section: 'security',
      title: text(lang, 'security.email.change'),
      back: { href: `${SECURITY}#email`, label: text(lang, 'my.security') },
      css: securityCss,
      status,
      main,
    });
  }
}

/** Returns a plain page, because the link of a mail may be opened without a session. */
function letter(
  request: FastifyRequest,
  reply: FastifyReply,
  title: TextKey,
  content: (lang: FastifyRequest['lang']) => Markup,
): string {
  const { lang } = request;
  return plainPage(request, reply, {
    title: text(lang, title),
    body: html`<div class="card">
      <h1>${text(lang, title)}</h1>
      ${content(lang)}
    </div>`,
  });
}
