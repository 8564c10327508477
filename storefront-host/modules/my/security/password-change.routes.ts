import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  setPassword,
  hashPassword,
  passwordProblem,
  askAgain,
  isRecentlyProven,
  endAllSessions,
  postedState,
  redirectWith,
} from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html } from '../../../html/html.ts';
import type { SendMyPage } from '../my-page.ts';
import { field } from './fields.ts';
import { securityCss } from './security-css.ts';
import { changeSecurity, posted, SECURITY, shown, ownSession } from './security-visitor.ts';

const PATH = `${SECURITY}/password`;
const Form = Type.Object({
  /** Name of the account that the form was rendered for. */
  username: Type.Optional(Type.String({ maxLength: 1000 })),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
});

const BadPassword = Type.Unsafe<NonNullable<ReturnType<typeof passwordProblem>>>(Type.String());

/** Changes the password after a recent sign-in, and signs out all other devices. */
export function passwordChangeRoutes(app: App, host: Host, send: SendMyPage): void {
  app.get(PATH, { schema: { hide: true }, config: shown }, async (request, reply) => {
    const { visitor } = ownSession(request);
    if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, PATH);
    return show(request, reply, await postedState(host, request, BadPassword));
  });

  app.post(PATH, { schema: { hide: true, body: Form }, config: posted }, async (request, reply) => {
    const { visitor, sessionHash } = ownSession(request);
    if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, PATH);
    const { accountId, email } = visitor;
    const { username = email, password = '' } = request.body;
    // The tab stayed open while another account signed in in another tab: ask for proof first.
    if (username !== email) return askAgain(reply, PATH);
    const problem = passwordProblem(password, email);
    if (problem) return redirectWith(host, { request, reply }, PATH, problem);
    const hash = await hashPassword(password);
    await changeSecurity(host, request, reply, {
      event: { kind: 'password_changed' },
      run: async (trx) => {
        await setPassword(trx, accountId, hash, host.now());
        await endAllSessions(trx, accountId, sessionHash);
        return true;
      },
    });
    return reply.redirect(`${SECURITY}?done=password`, 303);
  });

  function show(request: FastifyRequest, reply: FastifyReply, problem: TextKey | null) {
    const { lang } = request;
    return send(request, reply, {
      section: 'security',
      title: text(lang, 'security.password.change'),
      back: { href: `${SECURITY}#password`, label: text(lang, 'my.security') },
      css: securityCss,
      status: problem === null ? 200 : 400,
      main: html`<form class="narrow-form" method="post" action="${PATH}">
        <p class="muted">${text(lang, 'security.password.lead')}</p>
        <input
          type="text"
          name="username"
          autocomplete="username"
          value="${ownSession(request).visitor.email}"
          hidden
          readonly
        />
        ${field({
          name: 'password',
          label: text(lang, 'account.newPassword'),
          hint: text(lang, 'account.newPassword.help'),
          attributes: html`type="password" autocomplete="new-password" minlength="10"
          maxlength="200"`,
          problem: problem && text(lang, problem),
        })}
        <button class="button">${text(lang, 'security.password.save')}</button>
      </form>`,
    });
  }
}
