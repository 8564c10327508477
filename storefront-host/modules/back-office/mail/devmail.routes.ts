import { Type } from 'typebox';
import { formatDateTime } from '@talad/elements/locales/format';
import { plainPage, ApiFailure } from '../../../http/index.ts';
import type { Module } from '../../../host.ts';
import { findMail, listMails } from './devmail.repository.ts';
import { mailListBody, mailPageBody } from './devmail-pages.ts';
import { text } from '../../../locales/text.ts';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** The local mailbox: every mail of this market, read by operators on this machine. */
export const devmail: Module = (app, { db, config }) => {
  app.get(
    '/devadmin/mail',
    {
      config: { access: 'operator' },
      schema: {
        querystring: Type.Object({ before: Type.Optional(Type.String({ format: 'date-time' })) }),
      },
    },
    async (request, reply) => {
      const { before } = request.query;
      const mails = await listMails(db, before === undefined ? null : new Date(before));
      return plainPage(request, reply, {
        title: text(request.lang, 'devmail.title'),
        body: mailListBody(request.lang, mails, config.smtpUrl === undefined),
        width: 'wide',
      });
    },
  );

  app.get(
    '/devadmin/mail/:id',
    { config: { access: 'operator' }, schema: { params: Id } },
    async (request, reply) => {
      const mail = await findMail(db, request.params.id);
      if (!mail) throw new ApiFailure(404, 'NOT_FOUND');
      const page = plainPage(request, reply, {
        title: mail.subject,
        body: mailPageBody(request.lang, {
          ...mail,
          when: formatDateTime(mail.created_at, request.lang),
        }),
        width: 'wide',
      });
      const csp = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', `${csp}; frame-src 'self'`);
      return page;
    },
  );

  // A mail contains text typed by shoppers, so it is shown without scripts and forms and in an opaque origin.
  app.get(
    '/devadmin/mail/:id/html',
    { config: { access: 'operator' }, schema: { params: Id } },
    async (request, reply) => {
      const mail = await findMail(db, request.params.id);
      if (!mail) throw new ApiFailure(404, 'NOT_FOUND');
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy':
            "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        })
        .type('text/html; charset=utf-8')
        .send(mail.html);
    },
  );
};
