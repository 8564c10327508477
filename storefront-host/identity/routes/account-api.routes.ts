import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { UrlResponse } from '@talad/elements/api/url.contract';
import type { AccountService } from '../account-service.ts';
import { localPath } from '../sign-in/redirect-target.ts';
import type { App, Host } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import { signOutProof } from './sign-out.routes.ts';

const Query = Type.Object({ continue_url: Type.Optional(Type.String()) });
const tags = ['account'];

/** Spec §7: url/login, url/register and url/logout. */
export function accountApiRoutes(app: App, host: Host, service: AccountService): void {
  const { config } = host;
  for (const kind of ['login', 'register', 'logout'] as const) {
    app.get(
      `/api/v1/url/${kind}`,
      {
        schema: {
          tags,
          summary: `Where the browser goes to ${summaries[kind]}`,
          description:
            '`continue_url`: where it comes back to: a path of the host that is asked, or an address of this market.',
          querystring: Query,
          response: { 200: UrlResponse, '4xx': ApiError },
        },
        config: { access: 'public', origin: 'any' },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const continueUrl = request.query.continue_url ?? '/';
        const path = localPath(continueUrl);
        const target = await service.target(path === null ? continueUrl : request.ownOrigin + path);
        if (!target) throw new ApiFailure(400, 'BAD_REDIRECT');
        const next = encodeURIComponent(target.href);
        if (kind === 'logout') return { url: signOutUrl(request, next) };
        const register = kind === 'register' ? '&register=1' : '';
        return { url: `${config.publicUrl}/login?continue=${next}${register}` };
      },
    );
  }

  /** Contains a proof of this session, so that the link signs out without a confirmation. */
  function signOutUrl(request: FastifyRequest, next: string): string {
    const { sessionHash, ownOrigin } = request;
    const proof = sessionHash ? `&token=${signOutProof(host, sessionHash, 5)}` : '';
    return `${ownOrigin}/logout?continue=${next}${proof}`;
  }
}

const summaries = {
  login: 'sign in',
  register: 'create an account',
  logout: 'sign out',
} as const;
