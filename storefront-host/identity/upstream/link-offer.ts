import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Host } from '../../host.ts';
import { clearCookie, readCookie, setCookie } from '../session/session-cookie.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import type { UpstreamKey } from './upstream-providers.ts';

const COOKIE = 'talad-link';
const LIFETIME = 15 * 60_000;

const Offer = Type.Object({
  provider: Type.Union([Type.Literal('google'), Type.Literal('line')]),
  issuer: Type.String(),
  subject: Type.String(),
  accountId: Type.String(),
  email: Type.String(),
});

/** An identity of another provider that waits until the account with its address signs in. */
export interface LinkOffer {
  readonly provider: UpstreamKey;
  readonly issuer: string;
  readonly subject: string;
  readonly accountId: string;
  readonly email: string;
}

export function storeLinkOffer(host: Host, reply: FastifyReply, offer: LinkOffer): void {
  const expires = new Date(host.now().getTime() + LIFETIME);
  const token = signToken(host.secrets, 'link', { ...offer }, expires);
  setCookie(host.config, reply, COOKIE, token, expires);
}

export function readLinkOffer(host: Host, request: FastifyRequest): LinkOffer | null {
  const token = readCookie(host.config, request, COOKIE);
  return token === null ? null : readToken(host.secrets, 'link', Offer, token, host.now());
}

export function clearLinkOffer(host: Host, reply: FastifyReply): void {
  clearCookie(host.config, reply, COOKIE);
}
