import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { readCookie, setCookie } from '../session/session-cookie.ts';

const COOKIE = 'talad-asked';
const LIFETIME = 30 * 60_000;

/** On a shop's host: that the platform was asked who this browser is, so that a guest is asked once. */
export function rememberAsked(config: Config, reply: FastifyReply, now: Date): void {
  setCookie(config, reply, COOKIE, '1', new Date(now.getTime() + LIFETIME));
}

export function wasAsked(config: Config, request: FastifyRequest): boolean {
  return readCookie(config, request, COOKIE) !== null;
}
