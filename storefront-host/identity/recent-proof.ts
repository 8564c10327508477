import type { FastifyReply } from 'fastify';
import type { Visitor } from './access.ts';

/** Sensitive changes ask for a sign-in that is not older (decision 021). */
const RECENT_MS = 10 * 60_000;

/** Whether the session's person has signed in within the last ten minutes. */
export function isRecentlyProven(
  { authenticatedAt }: Pick<Visitor, 'authenticatedAt'>,
  now: Date,
): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= RECENT_MS;
}

/** Redirects a signed-in user to the sign-in page, and back to `path`, a page of ours. */
export function askAgain(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(`/login?again=1&continue=${encodeURIComponent(path)}`, 303);
}
