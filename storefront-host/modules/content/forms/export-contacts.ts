import { ApiError } from '@talad/elements/api/error.contract';
import { Type } from 'typebox';
import { newId } from '../../../db/ids.ts';
import type { App, Host } from '../../../host.ts';
import {
  ExportQuery,
  listCsv,
  sendList,
  ShopParams,
  type ListSource,
} from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { writeAudit } from '../../shops/index.ts';

/** GET `/api/v1/manage/:shop_id/{name}.csv` of a list with contacts of people. Written to the audit log. */
export function exportContacts(
  app: App,
  host: Host,
  source: ListSource,
  action: 'exported' | 'exported_questions',
): void {
  app.get(
    `/api/v1/manage/:shop_id/${source.name}.csv`,
    {
      config: {
        access: 'customer:export',
        origin: 'platform',
        rateLimit: { max: 30, timeWindow: 3_600_000 },
      },
      schema: {
        tags: [`manage ${source.name}`],
        summary: `${source.summary.replace(/,.*/, '')} as CSV, filtered as the list is`,
        params: ShopParams,
        querystring: ExportQuery,
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { params, query, lang } = request;
      const shopId = params.shop_id;
      const csv = listCsv(host, source, { shopId, lang }, query);
      const at = host.now();
      await host.db.transaction().execute((trx) =>
        writeAudit(trx, {
          shopId,
          entity: 'message',
          entityId: newId(at.getTime()),
          action,
          accountId: signedIn(request).accountId,
          before: null,
          after: {},
          at,
        }),
      );
      return sendList(reply, source, csv);
    },
  );
}
