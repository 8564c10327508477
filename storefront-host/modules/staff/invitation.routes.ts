import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Module } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { plainPage } from '../../plain-pages/page-shell.ts';
import { acceptInvite, declineInvite, findInvite } from './accept-invite.ts';
import { endedPage, invitationPage } from './invitation-page.ts';

const Token = Type.String({ maxLength: 200 });
const config = { access: 'public', origin: 'platform' } as const;

/** The page behind the link of an invitation: what is offered, accept, decline. */
export const invitation: Module = async (app, host) => {
  app.get(
    '/invitation',
    { config, schema: { hide: true, querystring: Type.Object({ token: Token }) } },
    async (request, reply) => show(request, reply, request.query.token),
  );

  await app.register(formbody);
  app.post(
    '/invitation',
    {
      config: { ...config, rateLimit: { max: 20 } },
      schema: { hide: true, body: Type.Object({ token: Token, answer: Type.String() }) },
    },
    async (request, reply) => {
      const { token, answer } = request.body;
      const at = host.now();
      if (answer === 'decline') {
        const declined = await host.db
          .transaction()
          .execute((trx) => declineInvite(trx, { token, at }));
        return ended(request, reply, declined ? 'declined' : 'gone');
      }
      const { visitor } = request;
      // Whoever lost the session meanwhile, or has another one, is told by the page itself.
      if (!visitor) return show(request, reply, token);
      const { accountId } = visitor;
      const accepted = await host.db
        .transaction()
        .execute((trx) => acceptInvite(trx, { token, accountId, at }));
      if (!accepted.ok) return show(request, reply, token);
      return reply.redirect(`/mybusiness/${accepted.shopname}`, 303);
    },
  );

  async function show(request: FastifyRequest, reply: FastifyReply, token: string) {
    const { lang, visitor } = request;
    const invite = await findInvite(host.db, token, host.now());
    if (!invite) return ended(request, reply, 'gone');
    return plainPage(request, reply, {
      title: text(lang, 'staff.invitation.title'),
      body: invitationPage({ lang, token, invite, reader: visitor }),
      languageSwitch: request.method === 'GET',
    });
  }

  function ended(request: FastifyRequest, reply: FastifyReply, end: 'gone' | 'declined') {
    if (end === 'gone') reply.status(410);
    return plainPage(request, reply, {
      title: text(request.lang, `staff.invitation.${end}.title`),
      body: endedPage(request.lang, end),
      languageSwitch: false,
    });
  }
};
