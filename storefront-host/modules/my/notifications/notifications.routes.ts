import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import {
  NotificationsQuery,
  NotificationsResponse,
  ReadNotificationsRequest,
  ReadNotificationsResponse,
} from '@talad/elements/api/notification.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import {
  messageReader,
  notificationOf,
  countUnread,
  markRead,
  readNotices,
  announceChange,
} from '../../../identity/index.ts';
import type { EventStream } from '../../../live/event-stream.ts';

const tags = ['notifications'];
const config = { access: 'visitor', origin: 'any' } as const;
const LIST = 10;

/** Spec §7: notification count and list; and the events of one stream per browser. */
export const notifications: Module = (app, host) => {
  const { db } = host;

  app.get(
    '/api/v1/notifications',
    {
      config,
      schema: {
        tags,
        summary: 'How many notifications are unread, and the newest',
        querystring: NotificationsQuery,
        response: { 200: NotificationsResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { data, shop: staffOf } = request.query;
      const reader = { ...messageReader(host, request, data), staffOf };
      const limit = request.query.limit ?? LIST;
      const [count, rows] = await Promise.all([
        countUnread(db, reader),
        readNotices(db, reader, { limit }),
      ]);
      const { publicUrl } = host.config;
      return {
        success: true as const,
        count,
        notifications: rows.map((row) => notificationOf(row, request.lang, publicUrl)),
      };
    },
  );

  app.post(
    '/api/v1/notifications/read',
    {
      config,
      schema: {
        tags,
        summary: 'Marks notifications as read',
        body: ReadNotificationsRequest,
        response: { 200: ReadNotificationsResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const { data, ids = null, shop: staffOf } = request.body;
      const reader = { ...messageReader(host, request, data), staffOf };
      return db.transaction().execute(async (trx) => {
        const changed = await markRead(trx, reader, { ids, at: host.now() });
        if (changed > 0) await announceChange(trx, [reader.accountId]);
        return { success: true as const, count: await countUnread(trx, reader) };
      });
    },
  );

  app.get(
    '/api/v1/notifications/stream',
    {
      config,
      schema: {
        tags,
        summary: 'Number of unread notifications, sent with each change',
        description:
          'Events: `notices` {count}, `editing` {page}: others or a newer draft are on a page that this account edits, `end` of the session, `away`: the server stops.',
        produces: ['text/event-stream'],
        querystring: Type.Pick(NotificationsQuery, ['data']),
        response: { 200: Type.Unsafe<EventStream>(Type.String()), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { accountId } = messageReader(host, request, request.query.data);
      const session = request.sessionHash;
      if (!session || app.stopping.now) throw new ApiFailure(503, 'UNAVAILABLE');
      const stream = host.liveNotices.open({ accountId, session });
      if (!stream) throw new ApiFailure(429, 'RATE_LIMITED', { seconds: 60 });
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // A kept-alive connection would delay the end of a stopping server.
          .header('connection', 'close')
          .send(stream)
      );
    },
  );

  // A server waits for running responses before it stops.
  app.addHook('preClose', async () => {
    host.liveNotices.endAll();
  });
};
