import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { plainPage } from '../../../http/index.ts';
import { postedState, redirectWith } from '../../../identity/index.ts';
import { acceptInvite, declineInvite, findInvite, findJoinedShop } from './accept-invite.ts';
import { endedPage, invitationPage } from './invitation-page.ts';

const Token = Type.String({ maxLength: 200 });
const Declined = Type.Literal('declined');
type Declined = Static<typeof Declined>;
const config = { access: 'public', origin: 'platform' } as const;

/** The page of an invitation's link: the offer, with buttons to accept and decline. */
export const invitation: Module = async (app, host) => {
  app.get(
    '/invitation',
    { config, schema: { hide: true, querystring: Type.Object({ token: Token }) } },
    async (request, reply) => {
      const { token } = request.query;
      const { lang, visitor } = request;
      const invite = await findInvite(host.db, token, host.now());
      if (invite) {
        return plainPage(request, reply, {
          title: text(lang, 'staff.invitation.title'),
          body: invitationPage({ lang, token, invite, reader: visitor }),
        });
      }
      // People open the mail's link again to get to the shop.
      const joined =
        visitor && (await findJoinedShop(host.db, { token, accountId: visitor.accountId }));
      if (joined) return reply.redirect(`/mybusiness/${joined}`, 303);
      const isDeclined = (await postedState(host, request, Declined)) !== null;
      return ended(request, reply, isDeclined ? 'declined' : 'gone');
    },
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
      const page = `/invitation?token=${encodeURIComponent(token)}`;
      if (answer === 'decline') {
        const declined = await host.db
          .transaction()
          .execute((trx) => declineInvite(trx, { token, at }));
        if (!declined) return reply.redirect(page, 303);
        return redirectWith(host, { request, reply }, page, 'declined' satisfies Declined);
      }
      const { visitor } = request;
      // The page handles a session that has ended or changed.
      if (!visitor) return reply.redirect(page, 303);
      const { accountId } = visitor;
      const accepted = await host.db
        .transaction()
        .execute((trx) => acceptInvite(trx, { token, accountId, at }));
      return reply.redirect(accepted.ok ? `/mybusiness/${accepted.shopname}` : page, 303);
    },
  );

  function ended(request: FastifyRequest, reply: FastifyReply, end: 'gone' | 'declined') {
    if (end === 'gone') reply.status(410);
    return plainPage(request, reply, {
      title: text(request.lang, `staff.invitation.${end}.title`),
      body: endedPage(request.lang, end),
    });
  }
};
