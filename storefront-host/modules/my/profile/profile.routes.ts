import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { UserProfileResponse } from '@talad/elements/api/user.contract';
import { signedIn, shownId } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { readApiSite, SiteQuery } from '../../shops/index.ts';
import { readProfile } from './profile.read.ts';

const Query = Type.Intersect([
  SiteQuery,
  Type.Object({ account_id: Type.Optional(Type.String({ maxLength: 100 })) }),
]);

/** Spec §7: users/me/profile. */
export const profile: Module = (app, host) => {
  app.get(
    '/api/v1/users/me/profile',
    {
      config: { access: 'visitor', origin: 'any' },
      schema: {
        tags: ['account'],
        summary: 'The signed-in account, and what it is on the site that asks',
        description: '`account_id`: whom the page takes for signed in; another one answers 409.',
        querystring: Query,
        response: { 200: UserProfileResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const visitor = signedIn(request);
      const id = shownId(host.secrets, visitor);
      const { account_id: believed } = request.query;
      if (believed !== undefined && believed !== id) throw new ApiFailure(409, 'OTHER_ACCOUNT');
      const { siteId } = await readApiSite(host, request);
      const query = { visitor, shopId: siteId, lang: request.lang };
      return { profile: { id, ...(await readProfile(host, query)) } };
    },
  );
};
