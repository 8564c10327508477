import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  listPasskeys,
  removePasskey,
  renamePasskey,
  passkeyScript,
  passkeyCreation,
  registerPasskey,
  deviceName,
  askAgain,
  isRecentlyProven,
  localPath,
  signedIn,
  postedState,
  redirectWith,
} from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { html } from '../../../html/html.ts';
import { ApiFailure } from '../../../http/index.ts';
import type { SendMyPage } from '../my-page.ts';
import { field } from './fields.ts';
import { securityCss } from './security-css.ts';
import { changeSecurity, posted, SECURITY, shown } from './security-visitor.ts';

const PATH = `${SECURITY}/passkeys`;
const Query = Type.Object({ return: Type.Optional(Type.String()) });
const Id = Type.String({ pattern: '^[\\w-]{1,1400}$' });
const Name = Type.String({ minLength: 1, maxLength: 60 });
const AddForm = Type.Object({
  token: Type.String({ maxLength: 2000 }),
  answer: Type.String({ maxLength: 60_000 }),
  name: Type.Optional(Type.String({ maxLength: 60 })),
  return: Type.Optional(Type.String({ maxLength: 2000 })),
});

/** The typed name of the new passkey. */
const RefusedPasskey = Type.Object({ name: Type.String() });
type RefusedPasskey = Static<typeof RefusedPasskey>;

/** Adds, renames and removes passkeys of an account. */
export function passkeyRoutes(app: App, host: Host, send: SendMyPage): void {
  const script = passkeyScript(host.config);

  app.get(
    PATH,
    { schema: { hide: true, querystring: Query }, config: shown },
    async (request, reply) => {
      if (!isRecentlyProven(signedIn(request), host.now())) {
        return askAgain(reply, request.url);
      }
      const refused = await postedState(host, request, RefusedPasskey);
      return show(request, reply, localPath(request.query.return), refused);
    },
  );

  app.post(
    PATH,
    { schema: { hide: true, body: AddForm }, config: posted },
    async (request, reply) => {
      const visitor = signedIn(request);
      if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, PATH);
      const { accountId } = visitor;
      const { token, answer } = request.body;
      const next = localPath(request.body.return);
      const name = request.body.name?.trim() || deviceOfName(request);
      const isAdded = await changeSecurity(host, request, reply, {
        event: { kind: 'passkey_added', data: { name } },
        // The device has verified its user, so both factors are proven.
        givesSecondFactor: true,
        run: async (trx) =>
          (await registerPasskey(trx, host, { accountId, token, answer, name })) || null,
      });
      if (!isAdded) {
        const page = next === null ? PATH : `${PATH}?return=${encodeURIComponent(next)}`;
        const refused: RefusedPasskey = { name };
        return redirectWith(host, { request, reply }, page, refused);
      }
      return reply.redirect(next ?? `${SECURITY}?done=passkey`, 303);
    },
  );

  app.post(
    `${PATH}/rename`,
    { schema: { hide: true, body: Type.Object({ id: Id, name: Name }) }, config: posted },
    async (request, reply) => {
      const { id, name } = request.body;
      await renamePasskey(host.db, signedIn(request).accountId, id, name.trim());
      return reply.redirect(`${SECURITY}?done=renamed`, 303);
    },
  );

  app.post(
    `${PATH}/remove`,
    { schema: { hide: true, body: Type.Object({ id: Id }) }, config: posted },
    async (request, reply) => {
      const visitor = signedIn(request);
      if (!isRecentlyProven(visitor, host.now())) return askAgain(reply, `${SECURITY}#passkeys`);
      const { accountId } = visitor;
      const { id } = request.body;
      const passkeys = await listPasskeys(host.db, accountId);
      const passkey = passkeys.find((one) => one.id === id);
      if (!passkey) throw new ApiFailure(404, 'NOT_FOUND');
      await changeSecurity(host, request, reply, {
        event: { kind: 'passkey_removed', data: { name: passkey.name } },
        run: (trx) => removePasskey(trx, accountId, id),
      });
      return reply.redirect(`${SECURITY}?done=passkey-removed`, 303);
    },
  );

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    next: string | null,
    refused: RefusedPasskey | null,
  ) {
    const { lang } = request;
    const visitor = signedIn(request);
    const { token, options } = await passkeyCreation(host, visitor, lang);
    return send(request, reply, {
      section: 'security',
      title: text(lang, 'security.passkeys.add'),
      back: { href: `${SECURITY}#passkeys`, label: text(lang, 'my.security') },
      css: securityCss,
      status: refused ? 400 : 200,
      main: html`<p class="muted">${text(lang, 'security.passkeys.lead')}</p>
        ${
          refused &&
          html`<p class="alert" role="alert">${text(lang, 'security.passkeys.refused')}</p>`
        }
        <form
          class="narrow-form"
          method="post"
          action="${PATH}"
          data-passkey-creation="${options}"
          hidden
        >
          <p class="alert" role="alert" data-passkey-failed hidden>
            ${text(lang, 'security.passkeys.failed')}
          </p>
          <input type="hidden" name="token" value="${token}" />
          <input type="hidden" name="answer" />
          ${next !== null && html`<input type="hidden" name="return" value="${next}" />`}
          ${field({
            name: 'name',
            label: text(lang, 'security.passkeys.name'),
            hint: text(lang, 'security.passkeys.name.help'),
            attributes: html`maxlength="60" autocomplete="off"
            value="${refused?.name ?? deviceOfName(request)}"`,
          })}
          <button class="button">${text(lang, 'security.passkeys.create')}</button>
        </form>
        <p class="without-passkeys">${text(lang, 'security.passkeys.noScript')}</p>
        ${script !== null && html`<script type="module" src="${script}"></script>`}`,
    });
  }
}

function deviceOfName({ lang, headers }: FastifyRequest): string {
  return deviceName(lang, headers['user-agent'] ?? null);
}
