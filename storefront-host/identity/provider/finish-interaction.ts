import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { property } from '../../http/index.ts';
import { hasTotp } from '../second-factor/second-factor.repository.ts';
import { secondStepAddress } from '../second-factor/second-step.ts';
import { deviceOf } from '../devices/device.ts';
import { connectAccount } from '../upstream/connect-account.ts';
import { clearLinkOffer, readLinkOffer } from '../upstream/link-offer.ts';
import type { Provider } from './create-provider.ts';

/** Number of factors: one (password, another provider) or both (with a code, or a passkey). */
type Factors = 'one' | 'both';

/**
 * Completes each sign-in method at the embedded service. Accounts with a second factor are redirected to that step
 * first. An identity of Google or LINE that waited for this account is linked now. Returns the next address, in
 * the end the client's.
 */
export async function finishInteraction(
  host: Host,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  factors: Factors = 'one',
): Promise<string> {
  if (factors === 'one' && (await hasTotp(host.db, accountId))) {
    return secondStepAddress(host, String(property(request.params, 'uid')), accountId);
  }
  const offer = readLinkOffer(host, request);
  if (offer) clearLinkOffer(host, reply);
  if (offer?.accountId === accountId) {
    const { provider: key, issuer, subject } = offer;
    const link = { key, issuer, subject, accountId, device: deviceOf(request) };
    await host.db.transaction().execute((trx) => connectAccount(trx, host, link));
  }
  return provider.interactionResult(
    request.raw,
    reply.raw,
    // The provider does not remember the sign-in: staying signed in uses our own session, which its owner can end.
    { login: { accountId, remember: false, amr: factors === 'both' ? ['mfa'] : [] } },
    { mergeWithLastSubmission: false },
  );
}
