import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { isRecentlyProven, signedIn, isEmail } from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import {
  inviteStaff,
  resendInvite,
  revokeInvite,
  type Invitation,
  type Invited,
  type InviteRefusalCode,
} from './invite-staff.ts';
import { HandOverRequest, InviteRequest, StaffList } from './staff.contract.ts';

const base = '/api/v1/manage/:shop_id/staff';
const config = { access: 'staff:write', origin: 'platform' } as const;
/** Each invitation sends a mail to a person who has not requested it. */
const mailing = { ...config, rateLimit: { max: 10 } };
const tags = ['manage staff'];
const response = { 200: StaffList, '4xx': ApiError };

const statusOf: Readonly<Record<InviteRefusalCode, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  OWN_ADDRESS: 409,
  ALREADY_STAFF: 409,
  ALREADY_INVITED: 409,
  HAND_OVER_OPEN: 409,
  TOO_MANY_INVITES: 429,
};

type Answer = (request: FastifyRequest, shopId: number) => Promise<StaffList>;

/** Invitations to work for a shop, or to take it over; each works once, within seven days. */
export function staffInvites(app: App, host: Host, answer: Answer): void {
  app.post(
    `${base}/invites`,
    {
      config: mailing,
      schema: {
        tags,
        summary: 'Invites a person by mail',
        params: ShopParams,
        body: InviteRequest,
        response,
      },
    },
    async (request) => {
      const { email, flags } = request.body;
      return invite(request, request.params.shop_id, { email, flags, handOver: false });
    },
  );

  app.post(
    `${base}/hand-over`,
    {
      config: mailing,
      schema: {
        tags,
        summary: 'Offers the shop to another owner, who has to accept',
        params: ShopParams,
        body: HandOverRequest,
        response,
      },
    },
    async (request) => {
      const { email } = request.body;
      const invitation = { email, flags: ['owner'] as const, handOver: true };
      return invite(request, request.params.shop_id, invitation);
    },
  );

  app.post(
    `${base}/invites/:id/resend`,
    {
      config: mailing,
      schema: { tags, summary: 'Sends a new link', params: ShopOrderParams, response },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const inviting = invitingOf(request, shopId);
      done(
        await host.db.transaction().execute((trx) => resendInvite(trx, host.config, inviting, id)),
      );
      return answer(request, shopId);
    },
  );

  app.delete(
    `${base}/invites/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Takes an invitation back',
        params: ShopOrderParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id } = request.params;
      const inviting = invitingOf(request, shopId);
      done(await host.db.transaction().execute((trx) => revokeInvite(trx, inviting, id)));
      return reply.status(204).send(null);
    },
  );

  async function invite(request: FastifyRequest, shopId: number, invitation: Invitation) {
    const email = invitation.email.trim();
    if (!isEmail(email)) {
      const field = { path: 'email', key: 'field.format.email' } as const;
      throw new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
    }
    // A handover requires a recent sign-in, so that an open browser is not enough.
    const isOwnership = invitation.flags.some((flag) => flag === 'owner');
    if (isOwnership && !isRecentlyProven(signedIn(request), host.now())) {
      throw new ApiFailure(403, 'PROVE_AGAIN');
    }
    const inviting = invitingOf(request, shopId);
    done(
      await host.db
        .transaction()
        .execute((trx) => inviteStaff(trx, host.config, inviting, { ...invitation, email })),
    );
    return answer(request, shopId);
  }

  function invitingOf(request: FastifyRequest, shopId: number) {
    return { shopId, accountId: signedIn(request).accountId, lang: request.lang, at: host.now() };
  }
}

function done(invited: Invited): void {
  if (!invited.ok) throw new ApiFailure(statusOf[invited.code], invited.code);
}
