import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { clearCookie, readCookie, setCookie } from '../session/session-cookie.ts';
import { upstreamKeys, type UpstreamKey } from './upstream-providers.ts';

const COOKIE = 'talad-way';
const LIFETIME = 60_000;

/** Remembers a provider that was chosen before a login began, on the registration page. */
export function storeChosenProvider(host: Host, reply: FastifyReply, key: UpstreamKey): void {
  setCookie(host.config, reply, COOKIE, key, new Date(host.now().getTime() + LIFETIME));
}

/** Returns it once: a visitor who comes back sees all sign-in methods. */
export function takeChosenProvider(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): UpstreamKey | null {
  const value = readCookie(host.config, request, COOKIE);
  if (value === null) return null;
  clearCookie(host.config, reply, COOKIE);
  return upstreamKeys.find((key) => key === value) ?? null;
}
