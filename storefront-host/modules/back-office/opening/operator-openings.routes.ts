import formbody from '@fastify/formbody';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Db } from '../../../db/open.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, plainPage } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { MALL_ID } from '../../shops/index.ts';
import { approveOpening } from './change-opening.ts';
import { openingsPage, PATH, type WaitingShop } from './openings-page.ts';

const config = { access: 'operator' } as const;

/** Operators decide whether new shops need approval, and approve those that wait. */
export const operatorOpenings: Module = async (app, host) => {
  await app.register(formbody);

  app.get(PATH, { config, schema: { hide: true } }, async (request, reply) => {
    const { lang } = request;
    const [approves, waiting] = await Promise.all([readApproval(host.db), listWaiting(host.db)]);
    return plainPage(request, reply, {
      title: text(lang, 'admin.openings'),
      width: 'wide',
      body: openingsPage(lang, approves, waiting),
    });
  });

  app.post(
    PATH,
    {
      config,
      schema: {
        hide: true,
        body: Type.Object({ approve: Type.Union([Type.Literal('on'), Type.Literal('off')]) }),
      },
    },
    async (request, reply) => {
      const change = JSON.stringify({ approve_shops: request.body.approve === 'on' });
      await host.db
        .updateTable('shop')
        .set({ settings: sql`settings || ${change}::jsonb` })
        .where('id', '=', MALL_ID)
        .execute();
      return reply.redirect(PATH, 303);
    },
  );

  app.post(
    `${PATH}/:id`,
    {
      config,
      schema: { hide: true, params: Type.Object({ id: Type.Integer({ minimum: 1 }) }) },
    },
    async (request, reply) => {
      const by = {
        shopId: request.params.id,
        accountId: signedIn(request).accountId,
        at: host.now(),
      };
      const refused = await host.db.transaction().execute((trx) => approveOpening(trx, by));
      if (refused) throw new ApiFailure(refused.code === 'NOT_FOUND' ? 404 : 409, refused.code);
      return reply.redirect(PATH, 303);
    },
  );
};

async function readApproval(db: Db): Promise<boolean> {
  const mall = await db
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', MALL_ID)
    .executeTakeFirst();
  return mall?.settings.approve_shops ?? false;
}

function listWaiting(db: Db): Promise<readonly WaitingShop[]> {
  return db
    .selectFrom('shop')
    .select(['id', 'shopname', 'title', 'opening_asked_at'])
    .where('opened_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('opening_asked_at', 'is not', null)
    .orderBy('opening_asked_at')
    .limit(100)
    .execute();
}
