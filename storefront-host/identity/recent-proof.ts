import type { FastifyReply } from 'fastify';
import type { Visitor } from './access.ts';

/** Maximum age of the sign-in for sensitive changes (decision 021). */
const RECENT_MS = 10 * 60_000;

/** Returns whether the session's person has signed in within the last ten minutes. */
export function isRecentlyProven(
  { authenticatedAt }: Pick<Visitor, 'authenticatedAt'>,
  now: Date,
): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= RECENT_MS;
}

/** Redirects a signed-in user to the sign-in page, which returns to `path`. */
export function askAgain(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(`/login?again=1&continue=${encodeURIComponent(path)}`, 303);
}
