import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import type { AccountService } from '../account-service.ts';
import { clearCookie } from '../session/session-cookie.ts';
import { showPublicView } from './mount.ts';

/**
 * Ends the session of the embedded account service at once. Otherwise it would sign this browser in again after a
 * sign-out, or after its owner ended the device.
 */
export async function endProviderSession(
  host: Host,
  service: AccountService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!service.relyingParty.isEmbedded || request.viaOperatorPort) return;
  const provider = await service.provider();
  showPublicView(request, host);
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  await session.destroy();
  clearCookie(host.config, reply, 'talad-account');
  clearCookie(host.config, reply, 'talad-account.sig');
}
