import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { ApiFailure, property } from '../../http/index.ts';
import { begunHere } from './begun-here.ts';
import type { Provider } from './create-provider.ts';
import { showPublicView } from './mount.ts';

export interface Interaction {
  readonly uid: string;
  /** The page that the visitor requested. */
  readonly next: string;
  /** Address of a signed-in user who has to sign in again; empty otherwise. */
  readonly email: string;
}

/** @throws ApiFailure if this browser did not begin the login `:uid`, or the login has expired. */
export async function readInteraction(
  provider: Provider,
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction> {
  showPublicView(request, host);
  const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
  const isRequested = details?.uid === property(request.params, 'uid');
  if (!details || !isRequested || !begunHere(host, request, details)) {
    throw new ApiFailure(400, 'EXPIRED');
  }
  const next = details.params['continue'];
  const hint = details.params['login_hint'];
  return {
    uid: details.uid,
    next: typeof next === 'string' ? next : '/',
    email: typeof hint === 'string' ? hint : '',
  };
}
