import { sql } from 'kysely';
import { ApiError } from '@talad/elements/api/error.contract';
import { pageNameOf } from '@talad/elements/page/page-name';
import type { Module } from '../../../host.ts';
import { signedIn } from '../../../identity/index.ts';
import { PageParams } from '../pages/pages.contract.ts';
import { Presence, PresenceReport } from './presence.contract.ts';
import { reportPresence } from './report-presence.ts';

/** Lists the people who edit a page now (decision 504). */
export const presence: Module = (app, host) => {
  app.post(
    '/api/v1/pages/presence/:shop_id/:page',
    {
      config: { access: 'page:write', origin: 'platform' },
      schema: {
        tags: ['pages'],
        summary: 'Reports that this tab edits the page, and returns the others who do',
        params: PageParams,
        body: PresenceReport,
        response: { 200: Presence, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, page } = request.params;
      const { tab, block, gone: isGone = false } = request.body;
      const name = pageNameOf(page);
      const { accountId } = signedIn(request);
      const people = await host.db.transaction().execute((trx) =>
        reportPresence(trx, {
          shopId,
          page: name,
          tab,
          accountId,
          block,
          isGone,
          at: host.now(),
        }),
      );
      return { people: [...people], revision: await readRevision(shopId, name) };
    },
  );

  async function readRevision(shopId: number, name: string): Promise<number> {
    const { rows } = await sql<{ revision: number }>`
      SELECT coalesce((SELECT p.revision FROM page p WHERE p.shop_id = ${shopId} AND p.name = ${name}), 0)
        + coalesce((SELECT d.revision FROM site_design d WHERE d.shop_id = ${shopId}), 0) AS revision`.execute(
      host.db,
    );
    return rows[0]?.revision ?? 0;
  }
};
