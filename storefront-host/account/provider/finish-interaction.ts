import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { linkAccount } from '../upstream/account-link.repository.ts';
import { dropLinkOffer, readLinkOffer } from '../upstream/link-offer.ts';
import type { Provider } from './create-provider.ts';

/**
 * The end of every way of signing in at the embedded service, after all that was asked was given.
 * An identity of Google or LINE that waited for this very account is linked now. Gives the address
 * that leads back to who asked.
 */
export async function finishInteraction(
  host: Host,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<string> {
  const offer = readLinkOffer(host, request);
  if (offer) dropLinkOffer(host, reply);
  if (offer?.accountId === accountId) {
    const { issuer, subject } = offer;
    await host.db.transaction().execute((trx) => linkAccount(trx, issuer, subject, accountId));
  }
  return provider.interactionResult(
    request.raw,
    reply.raw,
    { login: { accountId, remember: true } },
    { mergeWithLastSubmission: false },
  );
}
