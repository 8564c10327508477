import { ApiError } from '@talad/elements/api/error.contract';
import type { App, Host } from '../../../host.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { chooseNotices, readStaffNotices } from './staff-notices.ts';
import { NoticeChoice, OwnNotices, StaffNoticeList } from './staff-notices.contract.ts';

const base = '/api/v1/manage/:shop_id/staff';
const config = { access: 'staff:write', origin: 'platform' } as const;
const tags = ['manage staff'];
const response = { 200: StaffNoticeList, '4xx': ApiError };

/** Settings for the notifications of owners and staff. */
export function staffNotices(app: App, host: Host): void {
  app.get(
    `${base}/notices`,
    {
      config,
      schema: { tags, summary: 'Notifications of each member', params: ShopParams, response },
    },
    (request) => readStaffNotices(host.db, request.params.shop_id, signedIn(request).accountId),
  );

  app.put(
    `${base}/:id/notices`,
    {
      config,
      schema: {
        tags,
        summary: 'Chooses how a member learns of an event',
        params: ShopOrderParams,
        body: NoticeChoice,
        response,
      },
    },
    async (request) => {
      const { shop_id: shopId, id: memberId } = request.params;
      const { accountId } = signedIn(request);
      const change = { shopId, memberId, choice: request.body, accountId, at: host.now() };
      const isChosen = await host.db.transaction().execute((trx) => chooseNotices(trx, change));
      if (!isChosen) throw new ApiFailure(404, 'NOT_FOUND');
      return readStaffNotices(host.db, shopId, accountId);
    },
  );
  ownNotices(app, host);
}

/** Each member may read and change their own. */
function ownNotices(app: App, host: Host): void {
  const own = { ...config, access: 'shop:read' } as const;
  const answers = { 200: OwnNotices, '4xx': ApiError };

  app.get(
    `${base}/my-notices`,
    {
      config: own,
      schema: {
        tags,
        summary: 'One’s own notifications',
        params: ShopParams,
        response: answers,
      },
    },
    (request) => readOwn(host, request.params.shop_id, signedIn(request).accountId),
  );

  app.put(
    `${base}/my-notices`,
    {
      config: own,
      schema: {
        tags,
        summary: 'Chooses how one learns of an event',
        params: ShopParams,
        body: NoticeChoice,
        response: answers,
      },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const { accountId } = signedIn(request);
      const change = {
        shopId,
        memberId: accountId,
        choice: request.body,
        accountId,
        at: host.now(),
      };
      const isChosen = await host.db.transaction().execute((trx) => chooseNotices(trx, change));
      if (!isChosen) throw new ApiFailure(404, 'NOT_FOUND');
      return readOwn(host, shopId, accountId);
    },
  );
}

/** Operators are no members of the shops that they look into. */
async function readOwn(host: Host, shopId: number, accountId: string): Promise<OwnNotices> {
  const { members } = await readStaffNotices(host.db, shopId, accountId);
  const own = members.find((member) => member.is_you);
  if (!own) throw new ApiFailure(404, 'NOT_FOUND');
  return { email: own.email, events: own.events };
}
