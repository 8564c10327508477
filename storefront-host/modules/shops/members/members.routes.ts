import { ApiError } from '@talad/elements/api/error.contract';
import { JoinResponse } from '@talad/elements/api/user.contract';
import { signedIn, requireVerified } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { readApiSite, SiteQuery } from '../api-context.ts';
import { joinShop, leaveShop } from './members.repository.ts';

/** Spec §6: a signed-in user joins or leaves the shop of the host, or of `site`. */
export const members: Module = (app, host) => {
  for (const [name, isJoin] of [
    ['join', true],
    ['unjoin', false],
  ] as const) {
    app.post(
      `/api/v1/users/${name}`,
      {
        config: { access: 'visitor', origin: 'any' },
        schema: {
          tags: ['account'],
          summary: isJoin ? 'Joins the shop as member' : 'Leaves the shop',
          description: 'No body. The shop is that of the host, or the one that `site` names.',
          querystring: SiteQuery,
          response: { 200: JoinResponse, '4xx': ApiError },
        },
      },
      async (request) => {
        const visitor = signedIn(request);
        if (isJoin) requireVerified(visitor);
        const { accountId } = visitor;
        const { siteId } = await readApiSite(host, request);
        const member = { shopId: siteId, accountId };
        await (isJoin
          ? joinShop(host.db, { ...member, at: host.now() })
          : leaveShop(host.db, member));
        return { success: true as const, is_join: isJoin };
      },
    );
  }
};
