import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { findAccountByEmail, hasDemoAccounts, type Account } from '../account.repository.ts';
import type { AccountService } from '../account-service.ts';
import { readKnownDevice } from '../devices/known-device.ts';
import {
  beginAttempt,
  countFailures,
  forgiveAttempt,
  type Attempt,
} from '../passwords/login-throttle.ts';
import { plainPage } from '../../http/index.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { passkeyForm } from '../pages/passkey-form.ts';
import { passkeyScript } from '../passkeys/passkey-script.ts';
import { passkeyRequest } from '../passkeys/sign-in-with-passkey.ts';
import { upstreamButtons } from '../pages/upstream-buttons.ts';
import { checkPassword } from '../passwords/password.ts';
import { MOUNT } from '../provider/embedded-client.ts';
import { finishInteraction } from '../provider/finish-interaction.ts';
import { readInteraction, type Interaction } from '../provider/read-interaction.ts';
import { takeChosenProvider } from '../upstream/chosen-provider.ts';
import { readLinkOffer, type LinkOffer } from '../upstream/link-offer.ts';
import type { Lang } from '../../db/schema.ts';
import type { App, Host } from '../../host.ts';
import { writeOutbox } from '../../jobs/outbox.ts';
import { text } from '../../locales/text.ts';
import { StoredText, postedState, redirectWith } from '../forms/post-redirect.ts';
import { addressOf } from '../plugins/rate-limits.ts';

const Params = Type.Object({ uid: Type.String({ pattern: '^[\\w-]{10,64}$' }) });
const Query = Type.Object({ passkey: Type.Optional(Type.String()) });
/** Limits are wide, because an invalid form is shown again with its values. */
const Form = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 1000 })),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
});

/** Number of wrong passwords within an hour that an owner hardly types by mistake. */
const NOTIFY_FROM = 10;

/** The typed values without the password, and the error. */
const RefusedSignIn = Type.Object({
  status: Type.Integer(),
  email: Type.String(),
  alert: StoredText,
});
export type RefusedSignIn = Static<typeof RefusedSignIn>;

type SignInResult =
  { readonly account: Account } | { readonly status: number; readonly alert: StoredText };

/** Login page of the embedded account service: plain HTML that works without scripts. */
export function interactionRoutes(app: App, host: Host, service: AccountService): void {
  const url = `${MOUNT}/interaction/:uid`;
  const config = { access: 'public' } as const;
  const script = passkeyScript(host.config);

  app.get(
    url,
    { schema: { hide: true, params: Params, querystring: Query }, config },
    async (request, reply) => {
      const begun = await readInteraction(await service.provider(), host, request, reply);
      const provider = takeChosenProvider(host, request, reply);
      if (provider)
        return reply.redirect(`${MOUNT}/interaction/${begun.uid}/with/${provider}`, 303);
      const refused = await postedState(host, request, RefusedSignIn);
      if (refused) {
        reply.status(refused.status);
        const alert = text(request.lang, refused.alert.key, refused.alert.vars);
        return show(request, reply, { ...begun, email: refused.email, alert });
      }
      const email = readLinkOffer(host, request)?.email ?? begun.email;
      const isRefused = request.query.passkey === 'refused';
      const alert = isRefused ? text(request.lang, 'security.passkey.refused') : null;
      return show(request, reply, { ...begun, email, alert });
    },
  );

  app.post(
    url,
    {
      schema: { hide: true, params: Params, body: Form },
      config: { ...config, rateLimit: { max: 60 } },
    },
    async (request, reply) => {
      const provider = await service.provider();
      const begun = await readInteraction(provider, host, request, reply);
      const { email = '', password = '' } = request.body;
      const result = await tryPassword(host, request, email, password);
      if ('alert' in result) {
        const refused: RefusedSignIn = { ...result, email };
        const page = `${MOUNT}/interaction/${begun.uid}`;
        return redirectWith(host, { request, reply }, page, refused);
      }
      const { id } = result.account;
      return reply.redirect(await finishInteraction(host, provider, request, reply, id), 303);
    },
  );

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    view: Interaction & { readonly alert: string | null },
  ): Promise<string> {
    const { lang } = request;
    const showDemo = host.config.isLocal && (await hasDemoAccounts(host.db));
    const action = request.url.split('?')[0] ?? '';
    const passkey = script !== null && passkeyForm(lang, action, passkeyRequest(host, view.uid));
    const offer = readLinkOffer(host, request);
    const notice = offer && offerText(lang, offer);
    const upstream = upstreamButtons(
      lang,
      service.upstream.map(({ key }) => key),
      (key) => `${action}/with/${key}`,
    );
    return plainPage(request, reply, {
      title: text(lang, 'account.signIn'),
      script,
      body: signInPage({ ...view, lang, showDemo, action, notice, passkey, upstream }),
    });
  }
}

function offerText(lang: Lang, { email, provider }: LinkOffer): string {
  return text(lang, 'with.offer', { email, provider: text(lang, `with.name.${provider}`) });
}

async function tryPassword(
  host: Host,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<SignInResult> {
  if (email.trim() === '' || password === '') {
    return { status: 400, alert: { key: 'account.missing' } };
  }
  const device = readKnownDevice(host, request, email);
  const attempt = { email, address: addressOf(request), device };
  const seconds = await beginAttempt(host.db, attempt, host.now());
  if (seconds > 0) return { status: 429, alert: { key: 'account.wait', vars: { seconds } } };
  const account = await findAccountByEmail(host.db, email.trim());
  const usable = account && (host.config.isLocal || !account.demo) ? account : null;
  const right = await checkPassword(password, usable?.password_hash ?? null);
  // One message for all reasons, so that it does not reveal which accounts exist.
  if (!right || !usable) {
    await noteGuessing(host, attempt);
    return { status: 401, alert: { key: 'account.wrong' } };
  }
  await forgiveAttempt(host.db, attempt);
  return { account: usable };
}

/** The job is queued for unknown addresses too; it looks for an owner to notify. */
async function noteGuessing({ db }: Host, attempt: Attempt): Promise<void> {
  if ((await countFailures(db, attempt)) < NOTIFY_FROM) return;
  const mail = { kind: 'guessed', email: attempt.email } as const;
  await db.transaction().execute((trx) => writeOutbox(trx, 'account.mail', mail));
}
