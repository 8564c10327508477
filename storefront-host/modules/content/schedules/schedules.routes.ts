import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { pageNameOf } from '@talad/elements/page/page-name';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { PageParams, SaveConflict, ShopParams } from '../pages/pages.contract.ts';
import { refusePage } from '../pages/refuse-page.ts';
import {
  cancelSchedule,
  moveSchedule,
  schedulePage,
  type ScheduleRefusal,
} from './change-schedule.ts';
import { PageSchedule, ScheduleDone, ScheduleMake, ScheduleMove } from './schedules.contract.ts';
import { listSchedules } from './schedules.read.ts';

const tags = ['pages'];
const config = { access: 'page:write', origin: 'platform' } as const;
const done = { success: true } as const;

const statusOf: Readonly<Record<ScheduleRefusal, 400 | 404 | 409>> = {
  NOT_FOUND: 404,
  SCHEDULE_TIME: 400,
  SCHEDULE_LIVE: 409,
  SCHEDULE_LOOK: 409,
};

/** Publications at a chosen time (decision 500). */
export const schedules: Module = (app, host) => {
  app.get(
    '/api/v1/pages/schedules/:shop_id',
    {
      config,
      schema: {
        tags,
        summary: 'The scheduled publications of a shop, the next one first',
        params: ShopParams,
        response: { 200: Type.Array(PageSchedule), '4xx': ApiError },
      },
    },
    async ({ params }) => [...(await listSchedules(host.db, params.shop_id))],
  );

  app.put(
    '/api/v1/pages/schedules/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Schedules the saved draft as it is now',
        params: PageParams,
        body: ScheduleMake,
        response: { 200: ScheduleDone, 409: SaveConflict, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { starts_at, ends_at, look, base_revision: baseRevision } = request.body;
      const scheduled = await host.db.transaction().execute((trx) =>
        schedulePage(trx, {
          ...actOf(request, request.params),
          startsAt: new Date(starts_at),
          endsAt: ends_at === null ? null : new Date(ends_at),
          look,
          baseRevision,
        }),
      );
      if (scheduled.ok) return done;
      if (scheduled.code === 'CONFLICT' || scheduled.code === 'INVALID') {
        return refusePage(request, reply, scheduled);
      }
      throw new ApiFailure(statusOf[scheduled.code], scheduled.code);
    },
  );

  app.post(
    '/api/v1/pages/schedules/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Changes the times of a schedule and keeps its version',
        params: PageParams,
        body: ScheduleMove,
        response: { 200: ScheduleDone, '4xx': ApiError },
      },
    },
    async (request) => {
      const { starts_at, ends_at } = request.body;
      const moved = await host.db.transaction().execute((trx) =>
        moveSchedule(trx, {
          ...actOf(request, request.params),
          startsAt: starts_at === undefined ? undefined : new Date(starts_at),
          endsAt: ends_at === null ? null : new Date(ends_at),
        }),
      );
      if (!moved.ok) throw new ApiFailure(statusOf[moved.code], moved.code);
      return done;
    },
  );

  app.delete(
    '/api/v1/pages/schedules/:shop_id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Cancels a schedule; what is live stays live',
        params: PageParams,
        response: { 200: ScheduleDone, '4xx': ApiError },
      },
    },
    async (request) => {
      const act = actOf(request, request.params);
      const isCancelled = await host.db.transaction().execute((trx) => cancelSchedule(trx, act));
      if (!isCancelled) throw new ApiFailure(404, 'NOT_FOUND');
      return done;
    },
  );

  function actOf(
    request: FastifyRequest,
    { shop_id: shopId, page }: { readonly shop_id: number; readonly page: string },
  ) {
    const { accountId } = signedIn(request);
    return { shopId, name: pageNameOf(page), accountId, at: host.now() };
  }
};
