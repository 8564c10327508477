import type { FastifyReply } from 'fastify';
import type { Visitor } from './access.ts';

/** What a thief of an open browser would do first asks who is there once more. */
const RECENT_MS = 10 * 60_000;

/** This session's person has proven who they are within the last ten minutes. */
export function isRecentlyProven(
  { authenticatedAt }: Pick<Visitor, 'authenticatedAt'>,
  now: Date,
): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= RECENT_MS;
}

/** To the sign-in page, although somebody is signed in, and back to `path`, a page of ours. */
export function askAgain(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(`/login?again=1&continue=${encodeURIComponent(path)}`, 303);
}
