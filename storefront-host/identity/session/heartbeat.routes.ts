import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import {
  HeartbeatRequest,
  HeartbeatResponse,
  HeartbeatState,
  type HeartbeatUrls,
} from '@talad/elements/api/heartbeat.contract';
import {
  cookieName,
  markOf,
  readCookie,
  SESSION_COOKIE,
  setTokenCookie,
  TOKEN_COOKIE,
} from './session-cookie.ts';
import { sessionPolicy } from './session-policy.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import type { Module } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import { messageToken } from './message-token.ts';
import { shownId } from './shown-id.ts';

const PURPOSE = 'heartbeat';
const LIFETIME = 60_000;
/** The account of the first heartbeat, with its session and origin. */
const Assertion = Type.Object({
  account: Type.String(),
  mark: Type.String(),
  to: Type.String(),
});
const GUEST = '';

const tags = ['account'];
const config = { access: 'public', origin: 'any' } as const;

/**
 * The heartbeat pair of spec §7. Each origin answers for itself: a shop's host has its own session (decision 020),
 * and browsers send no cookies to other sites. The second heartbeat tells the page whether its account is still
 * signed in.
 */
export const heartbeat: Module = (app, host) => {
  const { config: settings, secrets, now } = host;

  app.get(
    '/api/v1/heartbeat',
    {
      config,
      schema: {
        tags,
        summary: 'The first heartbeat: what the account service knows of this browser',
        response: { 200: HeartbeatResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { visitor, isCrossOrigin, ownOrigin } = request;
      const serial = now().getTime();
      const state = stateOf(request);
      // The session is older than this cookie, or the cookie was deleted.
      if (visitor && readCookie(settings, request, TOKEN_COOKIE) !== state.mark) {
        const until = new Date(serial + sessionPolicy.idle(visitor.level));
        setTokenCookie(settings, reply, state.mark, until);
      }
      const assertion = { ...state, to: ownOrigin };
      return {
        heartbeat_data: isCrossOrigin
          ? null
          : signToken(secrets, PURPOSE, assertion, new Date(serial + LIFETIME)),
        heartbeat_SN: serial,
        token_cookie_name: cookieName(settings, TOKEN_COOKIE),
        secret_cookie_name: cookieName(settings, SESSION_COOKIE),
        lnwmsg_data: visitor && messageToken(host, request, visitor),
        account_id: visitor && shownId(secrets, visitor),
        urls: urlsOf(ownOrigin),
      };
    },
  );

  app.post(
    '/api/v1/heartbeat',
    {
      config,
      schema: {
        tags,
        summary: 'The second heartbeat: signed in or not, and whether that has changed',
        body: HeartbeatRequest,
        response: { 200: HeartbeatState, '4xx': ApiError },
      },
    },
    async (request) => {
      const { data, account_id: believed } = request.body;
      const assertion = readToken(secrets, PURPOSE, Assertion, data, now());
      if (assertion?.to !== request.ownOrigin) throw new ApiFailure(400, 'EXPIRED');
      const { visitor } = request;
      const is = stateOf(request);
      const id = visitor && shownId(secrets, visitor);
      return {
        success: true as const,
        logged_in: visitor !== null,
        _lnwacct: visitor && { token: is.mark },
        user_data: visitor && {
          id: shownId(secrets, visitor),
          display_name: visitor.name,
          user_level: visitor.level,
        },
        state_change:
          assertion.account !== is.account ||
          assertion.mark !== is.mark ||
          (believed !== undefined && believed !== id),
      };
    },
  );

  function stateOf(request: FastifyRequest): { readonly account: string; readonly mark: string } {
    const { visitor } = request;
    const token = visitor && readCookie(settings, request, SESSION_COOKIE);
    return { account: visitor?.accountId ?? GUEST, mark: token ? markOf(token) : GUEST };
  }

  function urlsOf(origin: string): HeartbeatUrls {
    const api = `${origin}/api/v1`;
    return {
      heartbeat: `${api}/heartbeat`,
      profile: `${api}/users/me/profile`,
      notifications: `${api}/notifications`,
      stream: `${api}/notifications/stream`,
      my: `${settings.publicUrl}/my`,
      back_office: `${settings.publicUrl}/mybusiness`,
    };
  }
};
