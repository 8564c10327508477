import { ApiError } from '@talad/elements/api/error.contract';
import { PointsResponse } from '@talad/elements/api/points.contract';
import { satangToBaht } from '@talad/elements/commerce/money';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { MOVEMENTS_SHOWN, movementsCss, BeforeQuery } from '../movements.ts';
import { createMyPages, myRoute } from '../my-page.ts';
import { pointsPage } from './points-page.ts';
import { readPointLines, readPointsAndRule } from '../../sales/index.ts';

/** A shopper's points: the refresh of spec §6, and a page. */
export const points: Module = (app, host) => {
  const { db } = host;
  const send = createMyPages(host);

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
      const { count, rule } = await readPointsAndRule(host, signedIn(request).accountId);
      return { point: count, point_value: satangToBaht(rule.value) };
    },
  );

  app.get(
    '/my/points',
    { ...myRoute, schema: { ...myRoute.schema, querystring: BeforeQuery } },
    async (request, reply) => {
      const { lang, query } = request;
      const { accountId } = signedIn(request);
      const page = { before: query.before ?? null, limit: MOVEMENTS_SHOWN };
      const [{ count, rule }, lines] = await Promise.all([
        readPointsAndRule(host, accountId),
        readPointLines(db, accountId, page),
      ]);
      return send(request, reply, {
        section: 'points',
        title: text(lang, 'my.points'),
        main: pointsPage(lang, {
          point: count,
          value: satangToBaht(rule.value),
          bahtPerPoint: satangToBaht(rule.perPoint),
          lines,
        }),
        css: movementsCss,
      });
    },
  );
};
