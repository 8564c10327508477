import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Host } from '../host.ts';
import type { LoginChecks } from './relying-party.ts';
import { cookieName, dropCookie, readCookie, setCookie } from './session-cookie.ts';
import { readToken, signToken } from './signed-token.ts';

const PREFIX = 'talad-login-';
const LIFETIME = 3600_000;
/** Tabs with a login begun in each; more are leftovers. */
const MOST = 4;

const Pending = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  next: Type.String(),
});

export interface PendingLogin extends LoginChecks {
  /** Where the visitor wanted to go. */
  readonly next: string;
}

/** Kept in the browser that began the login, and so good in no other: one cookie per tab. */
export function keepPending(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingLogin,
): void {
  const { config, secrets, now } = host;
  const others = pendingNames(host, request);
  if (others.length >= MOST) for (const name of others) dropCookie(config, reply, name);
  const expires = new Date(now().getTime() + LIFETIME);
  const token = signToken(secrets, 'login', { ...pending }, expires);
  setCookie(config, reply, nameOf(pending.state), token, expires);
}

export function takePending(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): PendingLogin | null {
  const { config, secrets, now } = host;
  const name = nameOf(state);
  const token = readCookie(config, request, name);
  if (token === null) return null;
  dropCookie(config, reply, name);
  const pending = readToken(secrets, 'login', Pending, token, now());
  return pending?.state === state ? pending : null;
}

function nameOf(state: string): string {
  return PREFIX + state.replace(/[^\w-]/g, '').slice(0, 12);
}

function pendingNames({ config }: Host, request: FastifyRequest): readonly string[] {
  const start = cookieName(config, PREFIX);
  return Object.keys(request.cookies)
    .filter((name) => name.startsWith(start))
    .map((name) => PREFIX + name.slice(start.length));
}
