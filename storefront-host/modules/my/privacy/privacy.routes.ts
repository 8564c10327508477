import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import formbody from '@fastify/formbody';
import { Type, type Static } from 'typebox';
import {
  consentCookie,
  consentFlags,
  consentOf,
  UNASKED,
  type Consent,
} from '@talad/elements/commerce/consent';
import {
  recordEvent,
  deviceOf,
  askAgain,
  isRecentlyProven,
  clearCookie,
  signedIn,
  postedState,
  redirectWith,
  SESSION_COOKIE,
} from '../../../identity/index.ts';
import { Id } from '@talad/elements/api/id.contract';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { html, plainPage } from '../../../http/index.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import { logConsent, readConsents } from '../consent/consent.repository.ts';
import { createMyPages, myRoute } from '../my-page.ts';
import { readPoints } from '../../sales/index.ts';
import { closeAccount } from './close-account.ts';
import { closePage } from './close-page.ts';
import { readClosingObstacles, type ClosingObstacles } from './closing-obstacles.read.ts';
import { exportAccount } from './export-account.ts';
import { readNewsOfShops, stopNews } from './shop-news.ts';
import { privacyCss, privacyPage } from './privacy-page.ts';

/** Maximum number of listed choices. */
const LOG_SHOWN = 10;
const HOME = '/my/privacy';
const CLOSE = '/my/privacy/close';
const CLOSED = '/account/closed';

const ConsentForm = Type.Object(
  Object.fromEntries(consentFlags.map((flag) => [flag, Type.Optional(Type.String())])),
);
const CloseForm = Type.Object({ email: Type.String({ maxLength: 320 }) });

/** The typed confirmation; undefined if another step has to come first. */
const RefusedClosing = Type.Object({
  status: Type.Integer(),
  wrong: Type.Optional(Type.String()),
});
type RefusedClosing = Static<typeof RefusedClosing>;
const Closed = Type.Object({ email: Type.String() });

/** Rights of a person over their data: consent, export, closing (PDPA §19, §30, §31, §33). */
export const privacy: Module = async (app, host) => {
  await app.register(formbody);
  const { db, config } = host;
  const send = createMyPages(host);

  app.get(
    HOME,
    {
      ...myRoute,
      schema: { hide: true, querystring: Type.Object({ saved: Type.Optional(Type.String()) }) },
    },
    async (request, reply) => {
      const { lang } = request;
      const { accountId } = signedIn(request);
      const [log, news] = await Promise.all([
        readConsents(db, accountId, LOG_SHOWN),
        readNewsOfShops(db, accountId),
      ]);
      const now = consentOf(request.headers.cookie ?? '') ?? UNASKED;
      return send(request, reply, {
        section: 'privacy',
        title: text(lang, 'my.privacy'),
        main: privacyPage({ lang, now, log, news }),
        css: privacyCss,
        notice: request.query.saved === undefined ? undefined : text(lang, 'privacy.consent.saved'),
      });
    },
  );

  app.post(
    `${HOME}/consent`,
    {
      config: { ...myRoute.config, rateLimit: { max: 20 } },
      schema: { hide: true, body: ConsentForm },
    },
    async (request, reply) => {
      const chosen = Object.fromEntries(
        consentFlags.map((flag) => [flag, request.body[flag] !== undefined]),
      );
      const flags: Consent = { ...UNASKED, ...chosen, security: true };
      await logConsent(db, {
        accountId: signedIn(request).accountId,
        visitorId: null,
        shopId: null,
        flags,
        lang: request.lang,
        at: host.now(),
      });
      reply.header('set-cookie', consentCookie(flags, config.isHttps));
      return reply.redirect(`${HOME}?saved=1`, 303);
    },
  );

  app.post(
    `${HOME}/news/:shop_id`,
    {
      config: { ...myRoute.config, rateLimit: { max: 20 } },
      schema: { hide: true, params: Type.Object({ shop_id: Id }) },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const { accountId } = signedIn(request);
      await stopNews(db, { accountId, shopId, at: host.now() });
      return reply.redirect(`${HOME}?saved=1`, 303);
    },
  );

  app.post(
    `${HOME}/export`,
    {
      config: { ...myRoute.config, rateLimit: { max: 6, timeWindow: 3_600_000 } },
      schema: { hide: true },
    },
    async (request, reply) => {
      const { accountId, email } = signedIn(request);
      const at = host.now();
      if (!isRecentlyProven(signedIn(request), at)) return askAgain(reply, HOME);
      const device = deviceOf(request);
      await db
        .transaction()
        .execute((trx) => recordEvent(trx, host, { accountId, kind: 'data_exported', device }));
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="talad-${thaiDay(at)}.json"`,
        'cache-control': 'private, no-store',
      });
      const parts = exportAccount(db, { person: { accountId, email }, lang: request.lang, at });
      return reply.send(Readable.from(parts));
    },
  );

  app.get(CLOSE, myRoute, async (request, reply) => {
    const { accountId } = signedIn(request);
    if (!isRecentlyProven(signedIn(request), host.now())) return askAgain(reply, CLOSE);
    const refused = await postedState(host, request, RefusedClosing);
    return askToClose(request, reply, await readClosingObstacles(db, accountId), refused);
  });

  app.post(
    CLOSE,
    {
      config: { ...myRoute.config, rateLimit: { max: 10 } },
      schema: { hide: true, body: CloseForm },
    },
    async (request, reply) => {
      const { accountId, email } = signedIn(request);
      if (!isRecentlyProven(signedIn(request), host.now())) return askAgain(reply, CLOSE);
      const typed = request.body.email.trim();
      const call = { request, reply };
      const refuse = (refused: RefusedClosing) => redirectWith(host, call, CLOSE, refused);
      if (typed.toLowerCase() !== email.toLowerCase()) return refuse({ status: 422, wrong: typed });
      const closed = await closeAccount(db, accountId, {
        publicUrl: config.publicUrl,
        at: host.now(),
      });
      if (!closed.ok) return refuse({ status: 409 });
      clearCookie(config, reply, SESSION_COOKIE);
      const goodbye: Static<typeof Closed> = { email: closed.email };
      return redirectWith(host, call, CLOSED, goodbye, { isPublic: true });
    },
  );

  app.get(
    CLOSED,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const closed = await postedState(host, request, Closed);
      return closed ? goodbye(request, reply, closed.email) : reply.redirect('/', 303);
    },
  );

  async function askToClose(
    request: FastifyRequest,
    reply: FastifyReply,
    obstacles: ClosingObstacles,
    refused: RefusedClosing | null,
  ): Promise<FastifyReply> {
    const { lang } = request;
    const { accountId, email } = signedIn(request);
    const points = await readPoints(db, accountId);
    return send(request, reply, {
      section: 'privacy',
      title: text(lang, 'privacy.close'),
      back: { href: HOME, label: text(lang, 'my.privacy') },
      main: closePage({ lang, email, points, obstacles, wrong: refused?.wrong }),
      css: privacyCss,
      status: refused?.status ?? 200,
    });
  }
};

function goodbye(request: FastifyRequest, reply: FastifyReply, email: string): string {
  const { lang } = request;
  return plainPage(request, reply, {
    title: text(lang, 'privacy.closed.title'),
    body: html`<div class="card">
      <h1>${text(lang, 'privacy.closed.title')}</h1>
      <p>${text(lang, 'privacy.closed.text', { email })}</p>
      <a class="button" href="/">${text(lang, 'privacy.closed.home')}</a>
    </div>`,
  });
}
