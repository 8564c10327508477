import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { readCookie, setCookie } from '../session/session-cookie.ts';

const COOKIE = 'talad-asked';
const LIFETIME = 30 * 60_000;

/**
 * Remembers on a shop's host that the platform was asked for a session, so that a guest is redirected there once.
 */
export function rememberSessionCheck(config: Config, reply: FastifyReply, now: Date): void {
  setCookie(config, reply, COOKIE, '1', new Date(now.getTime() + LIFETIME));
}

export function hasSessionCheck(config: Config, request: FastifyRequest): boolean {
  return readCookie(config, request, COOKIE) !== null;
}
