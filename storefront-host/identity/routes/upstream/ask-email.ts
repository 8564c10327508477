import type { FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Host } from '../../../host.ts';
import { StoredText, redirectWith, type Call } from '../../forms/post-redirect.ts';

/** State of the form that asks for an address; `token` contains the provider's claim. */
export const EmailRequest = Type.Object({
  token: Type.String(),
  email: Type.String(),
  problem: Type.Union([StoredText, Type.Null()]),
});

/**
 * Redirects to the form that asks for an address. The token is not in the address: a person who followed a link
 * with it would connect the sender's provider account with their own address.
 */
export function askEmail(
  host: Host,
  call: Call,
  request: Static<typeof EmailRequest>,
): Promise<FastifyReply> {
  return redirectWith(host, call, '/account/email', request);
}
