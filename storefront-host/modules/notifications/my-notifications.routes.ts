import formbody from '@fastify/formbody';
import { signedIn } from '../../account/signed-in.ts';
import type { Module } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { BeforeQuery } from '../my-account/movements.ts';
import { createMyPages, myRoute } from '../my-account/my-page.ts';
import { myNotificationsCss, myNotificationsPage, NOTICES_SHOWN } from './my-notifications-page.ts';
import { notificationOf } from './notice-text.ts';
import { countUnread, markRead, readNotices } from './notices.read.ts';
import { tellChanged } from './notify.ts';

/** What an account was told, newest first; all of it read at one press. */
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
      // On this origin: nothing goes before a path.
      const notices = rows.map((row) => notificationOf(row, lang, ''));
      return send(request, reply, {
        section: 'notifications',
        title: text(lang, 'my.notifications'),
        main: myNotificationsPage(lang, notices, unread),
        css: myNotificationsCss,
      });
    },
  );

  app.post(
    '/my/notifications/read',
    { config: { ...myRoute.config, rateLimit: { max: 60 } }, schema: { hide: true } },
    async (request, reply) => {
      const reader = signedIn(request);
      await db.transaction().execute(async (trx) => {
        const changed = await markRead(trx, reader, { ids: null, at: host.now() });
        if (changed > 0) await tellChanged(trx, [reader.accountId]);
      });
      return reply.redirect('/my/notifications', 303);
    },
  );
};
