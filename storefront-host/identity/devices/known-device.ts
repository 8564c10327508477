import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Host } from '../../host.ts';
import { readCookie, setCookie } from '../session/session-cookie.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';

const COOKIE = 'talad-device';
const LIFETIME = 365 * 24 * 3600_000;
/** Maximum number of accounts per browser; the one that was used longest ago is dropped. */
const MOST = 6;

const Known = Type.Object({ id: Type.String(), accounts: Type.Array(Type.String()) });

/**
 * Returns the id of this device if the account was signed in on it before. Failed sign-ins elsewhere
 * never delay the owner on it, and a sign-in on any other device is reported by mail (decision 021).
 */
export function readKnownDevice(host: Host, request: FastifyRequest, email: string): string | null {
  const known = read(host, request);
  return known?.accounts.includes(markOf(email)) ? known.id : null;
}

export function rememberDevice(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const known = read(host, request);
  const mark = markOf(email);
  const others = known?.accounts.filter((one) => one !== mark) ?? [];
  const expires = new Date(host.now().getTime() + LIFETIME);
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const accounts = [mark, ...others].slice(0, MOST);
  setCookie(
    host.config,
    reply,
    COOKIE,
    signToken(host.secrets, 'device', { id, accounts }, expires),
    expires,
  );
}

function read(host: Host, request: FastifyRequest): Static<typeof Known> | null {
  const token = readCookie(host.config, request, COOKIE);
  return token === null ? null : readToken(host.secrets, 'device', Known, token, host.now());
}

function markOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}
