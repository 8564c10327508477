import { ApiError } from '@talad/elements/api/error.contract';
import { PointsResponse } from '@talad/elements/api/points.contract';
import { signedIn } from '../../account/signed-in.ts';
import type { Module } from '../../host.ts';
import { readPoints } from './points.read.ts';

/** Spec §6: the refresh of a shopper's points. */
export const points: Module = (app, host) => {
  app.get(
    '/api/v1/users/me/points',
    {
      config: { access: 'account' },
      schema: {
        tags: ['account'],
        summary: 'The points of the signed-in account and what one is worth',
        response: { 200: PointsResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const point = await readPoints(host.db, signedIn(request).accountId);
      return { point, point_value: host.config.pointValue };
    },
  );
};
