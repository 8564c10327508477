import formbody from '@fastify/formbody';
import { Type, type Static } from 'typebox';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { plain } from '../../../html/plain-text.ts';
import { adjustPoints } from '../../sales/index.ts';
import { changeStanding, findPeople, type StandingChange } from './change-level.ts';
import { peoplePage } from './people-page.ts';

const Change = Type.Union([
  Type.Literal('level-2'),
  Type.Literal('level-10'),
  Type.Literal('level-100'),
  Type.Literal('block'),
  Type.Literal('unblock'),
]);

const wanted: Readonly<Record<Static<typeof Change>, StandingChange['to']>> = {
  'level-2': { level: 2 },
  'level-10': { level: 10 },
  'level-100': { level: 100 },
  block: { isBlocked: true },
  unblock: { isBlocked: false },
};

const Adjustment = Type.Object({
  points: Type.String({ pattern: '^[+-]?[0-9]{1,7}$' }),
  reason: Type.String({ minLength: 1, maxLength: 200 }),
});

/** Operators appoint, remove and block accounts, with an audit log. */
export const people: Module = async (app, host) => {
  await app.register(formbody);
  const config = { access: 'operator' } as const;

  app.get(
    '/admin/people',
    {
      config,
      schema: {
        hide: true,
        querystring: Type.Object({ email: Type.Optional(Type.String({ maxLength: 254 })) }),
      },
    },
    async (request, reply) => {
      const { lang } = request;
      const email = (request.query.email ?? '').trim();
      const found = await findPeople(host.db, email);
      const readerId = signedIn(request).accountId;
      return plainPage(request, reply, {
        title: text(lang, 'admin.people'),
        width: 'wide',
        body: peoplePage({ lang, email, people: found, readerId }),
      });
    },
  );

  app.post(
    '/admin/people/:id',
    {
      config,
      schema: {
        hide: true,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object({ change: Change }),
      },
    },
    async (request, reply) => {
      const change = {
        accountId: request.params.id,
        operatorId: signedIn(request).accountId,
        to: wanted[request.body.change],
        at: host.now(),
      };
      const done = await host.db.transaction().execute((trx) => changeStanding(trx, change));
      if (done !== 'done') throw new ApiFailure(done === 'NOT_FOUND' ? 404 : 409, done);
      return reply.redirect('/admin/people', 303);
    },
  );

  app.post(
    '/admin/people/:id/points',
    {
      config,
      schema: {
        hide: true,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Adjustment,
      },
    },
    async (request, reply) => {
      const points = Number(request.body.points);
      const reason = plain(request.body.reason);
      if (points === 0 || reason === '') throw new ApiFailure(400, 'VALIDATION');
      const adjustment = {
        accountId: request.params.id,
        operatorId: signedIn(request).accountId,
        points,
        reason,
        at: host.now(),
      };
      const done = await host.db.transaction().execute((trx) => adjustPoints(trx, adjustment));
      if (done !== 'done') throw new ApiFailure(done === 'NOT_FOUND' ? 404 : 409, done);
      return reply.redirect('/admin/people', 303);
    },
  );
};
