import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Host } from '../../host.ts';
import type { LoginChecks } from './oidc-client.ts';
import { cookieName, clearCookie, readCookie, setCookie } from '../session/session-cookie.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';

const LIFETIME = 3600_000;
/** Maximum number of tabs with a begun login; further ones are leftovers. */
const MOST = 4;

const Pending = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  next: Type.String(),
  accountId: Type.Optional(Type.String()),
});

/** Provider of the login: our own account service, or another one. Their states are separate. */
export type LoginAt = 'login' | 'google' | 'line';

export interface PendingLogin extends LoginChecks {
  /** The page that the visitor requested. */
  readonly next: string;
  /** Set if a signed-in user connects this provider with the account. */
  readonly accountId?: string;
}

/** Stored in a cookie of the browser that began the login, one for each tab, so that it is valid in no other. */
export function storePending(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  at: LoginAt,
  pending: PendingLogin,
): void {
  const { config, secrets, now } = host;
  const others = pendingNames(host, request, at);
  if (others.length >= MOST) for (const name of others) clearCookie(config, reply, name);
  const expires = new Date(now().getTime() + LIFETIME);
  const token = signToken(secrets, at, { ...pending }, expires);
  setCookie(config, reply, nameOf(at, pending.state), token, expires);
}

export function takePending(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  at: LoginAt,
  state: string,
): PendingLogin | null {
  const { config, secrets, now } = host;
  const name = nameOf(at, state);
  const token = readCookie(config, request, name);
  if (token === null) return null;
  clearCookie(config, reply, name);
  const pending = readToken(secrets, at, Pending, token, now());
  return pending?.state === state ? pending : null;
}

/** Returns whether this browser began the login of `state`; no other site can set its cookie. */
export function hasPending(
  { config, secrets, now }: Host,
  request: FastifyRequest,
  at: LoginAt,
  state: string,
): boolean {
  const token = readCookie(config, request, nameOf(at, state));
  return token !== null && readToken(secrets, at, Pending, token, now())?.state === state;
}

function prefixOf(at: LoginAt): string {
  return `talad-${at}-`;
}

function nameOf(at: LoginAt, state: string): string {
  return prefixOf(at) + state.replace(/[^\w-]/g, '').slice(0, 12);
}

function pendingNames({ config }: Host, request: FastifyRequest, at: LoginAt): readonly string[] {
  const prefix = prefixOf(at);
  const start = cookieName(config, prefix);
  return Object.keys(request.cookies)
    .filter((name) => name.startsWith(start))
    .map((name) => prefix + name.slice(start.length));
}
