import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Host, Module } from '../../../host.ts';
import { signedIn } from '../../../identity/index.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { changeFlags, removeStaff, type StaffChanged } from './change-staff.ts';
import { readSecondFactorRule, setSecondFactorRule } from './second-factor-rule.ts';
import { FlagsRequest, SecondFactorRule, StaffList } from './staff.contract.ts';
import { staffInvites } from './staff-invites.routes.ts';
import { staffNotices } from './staff-notices.routes.ts';
import { listInvites, listStaff } from './staff.repository.ts';
import { staffRoles } from './staff-texts.ts';

const base = '/api/v1/manage/:shop_id/staff';
const config = { access: 'staff:write', origin: 'platform' } as const;
const tags = ['manage staff'];

/** Staff of a shop, for its owners. Every change holds from the next request on. */
export const staff: Module = (app, host) => {
  const answer = (request: FastifyRequest, shopId: number) =>
    readStaff(host, shopId, request.lang, signedIn(request).accountId);
  app.get(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Who looks after the shop, and who is invited to',
        params: ShopParams,
        response: { 200: StaffList, '4xx': ApiError },
      },
    },
    (request) => answer(request, request.params.shop_id),
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Changes what a member may do',
        params: ShopOrderParams,
        body: FlagsRequest,
        response: { 200: StaffList, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: memberId } = request.params;
      const change = { shopId, memberId, accountId: signedIn(request).accountId, at: host.now() };
      const { flags } = request.body;
      done(await host.db.transaction().execute((trx) => changeFlags(trx, { ...change, flags })));
      return answer(request, shopId);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Ends a member’s part in the shop',
        params: ShopOrderParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id: memberId } = request.params;
      const change = { shopId, memberId, accountId: signedIn(request).accountId, at: host.now() };
      done(await host.db.transaction().execute((trx) => removeStaff(trx, change)));
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${base}/leave`,
    {
      config: { ...config, access: 'shop:read' },
      schema: {
        tags,
        summary: 'Ends one’s own part in the shop',
        params: ShopParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const accountId = signedIn(request).accountId;
      const change = {
        shopId: request.params.shop_id,
        memberId: accountId,
        accountId,
        at: host.now(),
      };
      done(await host.db.transaction().execute((trx) => removeStaff(trx, change)));
      return reply.status(204).send(null);
    },
  );

  app.put(
    `${base}/second-factor`,
    {
      config,
      schema: {
        tags,
        summary: 'Whether owners and staff need a second factor',
        params: ShopParams,
        body: SecondFactorRule,
        response: { 200: StaffList, '4xx': ApiError },
      },
    },
    async (request) => {
      const shopId = request.params.shop_id;
      const { required } = request.body;
      const change = { shopId, required, accountId: signedIn(request).accountId, at: host.now() };
      await host.db.transaction().execute((trx) => setSecondFactorRule(trx, change));
      return answer(request, shopId);
    },
  );

  staffInvites(app, host, answer);
  staffNotices(app, host);
};

async function readStaff(host: Host, shopId: number, lang: Lang, readerId: string) {
  const [members, invites, required] = await Promise.all([
    listStaff(host.db, shopId, readerId),
    listInvites(host.db, shopId, host.now()),
    readSecondFactorRule(host.db, shopId),
  ]);
  return { members, invites, roles: staffRoles(lang), require_second_factor: required };
}

function done(changed: StaffChanged): void {
  if (!changed.ok) throw new ApiFailure(changed.code === 'NOT_FOUND' ? 404 : 409, changed.code);
}
