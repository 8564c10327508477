import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import {
  signedIn,
  notificationOf,
  countUnread,
  markRead,
  pathOfNotice,
  readNotices,
  type NoticeReader,
  announceChange,
} from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { ApiFailure } from '../../../http/index.ts';
import { BeforeQuery } from '../movements.ts';
import { createMyPages, myRoute } from '../my-page.ts';
import { myNotificationsCss, myNotificationsPage, NOTICES_SHOWN } from './my-notifications-page.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Notifications of an account, newest first: following one marks it as read, and a button marks all. */
export const myNotifications: Module = async (app, host) => {
  await app.register(formbody);
  const { db } = host;
  const send = createMyPages(host);

  app.get(
    '/my/notifications',
    { ...myRoute, schema: { ...myRoute.schema, querystring: BeforeQuery } },
    async (request, reply) => {
      const { lang, query } = request;
      const reader = signedIn(request);
      const [unread, rows] = await Promise.all([
        countUnread(db, reader),
        readNotices(db, reader, { ...query, limit: NOTICES_SHOWN }),
      ]);
      const notices = rows.map((row) => notificationOf(row, lang, ''));
      return send(request, reply, {
        section: 'notifications',
        title: text(lang, 'my.notifications'),
        main: myNotificationsPage(lang, notices, unread),
        css: myNotificationsCss,
      });
    },
  );

  app.get(
    '/my/notifications/:id',
    { ...myRoute, schema: { ...myRoute.schema, params: Params } },
    async (request, reply) => {
      const reader = signedIn(request);
      const { id } = request.params;
      const path = await pathOfNotice(db, reader, id);
      if (path === null) throw new ApiFailure(404, 'NOT_FOUND');
      await read(reader, [id]);
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    },
  );

  app.post(
    '/my/notifications/read',
    { config: { ...myRoute.config, rateLimit: { max: 60 } }, schema: { hide: true } },
    async (request, reply) => {
      await read(signedIn(request), null);
      return reply.redirect('/my/notifications', 303);
    },
  );

  async function read(reader: NoticeReader, ids: readonly string[] | null): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const changed = await markRead(trx, reader, { ids, at: host.now() });
      if (changed > 0) await announceChange(trx, [reader.accountId]);
    });
  }
};
