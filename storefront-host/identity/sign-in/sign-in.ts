import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database, Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import {
  createAccount,
  findAccount,
  findAccountByEmail,
  type Account,
} from '../account.repository.ts';
import type { Identity } from './oidc-client.ts';
import type { RelyingParty } from './relying-party.ts';
import { hasNoEvents, recordEvent } from '../account-events.ts';
import { deviceOf } from '../devices/device.ts';
import { readKnownDevice, rememberDevice } from '../devices/known-device.ts';
import { setCookie } from '../session/session-cookie.ts';
import { endSession, startSession } from '../session/session.repository.ts';
import { SESSION_COOKIE } from '../plugins/session.ts';
import { findLinkedAccount, linkAccount } from '../upstream/account-link.repository.ts';
import type { AccountService } from '../account-service.ts';

export type SignInRefusal = { readonly code: 'DISABLED' | 'UNVERIFIED' | 'DEMO' };

/**
 * Returns the account of a verified identity. The embedded service's subjects are account ids. A provider in
 * ACCOUNT_ISSUER replaces that service, so its verified e-mail addresses are trusted: subjects are linked at the
 * first login. Google and LINE are called by the embedded service (upstream/).
 */
export async function accountOf(
  trx: Transaction<Database>,
  party: Pick<RelyingParty, 'issuer' | 'isEmbedded'>,
  identity: Identity,
  lang: Lang,
  host: Pick<Host, 'config' | 'now'>,
): Promise<Account | SignInRefusal> {
  const id = party.isEmbedded
    ? identity.subject
    : await linkedId(trx, party.issuer, identity, lang, host.now());
  if (typeof id !== 'string') return id;
  const account = await findAccount(trx, id);
  if (!account) return { code: 'DISABLED' };
  if (account.demo && !host.config.isLocal) return { code: 'DEMO' };
  return account;
}

async function linkedId(
  trx: Transaction<Database>,
  issuer: string,
  identity: Identity,
  lang: Lang,
  now: Date,
): Promise<string | SignInRefusal> {
  const linked = await findLinkedAccount(trx, issuer, identity.subject);
  if (linked) return linked;
  const { email } = identity;
  // With an unverified address another person could take over its owner's account.
  if (!email || !identity.emailVerified) return { code: 'UNVERIFIED' };
  const name = identity.name ?? email.split('@')[0] ?? email;
  const known = await findAccountByEmail(trx, email);
  const id =
    known?.id ?? (await createAccount(trx, { email, name, locale: lang, passwordHash: null }, now));
  // Another tab created the account meanwhile; otherwise the address belongs to a closed account.
  if (id === null) {
    return (await findLinkedAccount(trx, issuer, identity.subject)) ?? { code: 'DISABLED' };
  }
  await linkAccount(trx, issuer, identity.subject, id);
  return id;
}

export type Proof = Pick<Identity, 'idToken' | 'authenticatedAt' | 'hasSecondFactor'>;

/**
 * Starts a new session at every login and ends the one before, so that a stolen token is worthless.
 * The owner is notified of a sign-in on a new device.
 */
export async function signIn(
  host: Host & Pick<AccountService, 'onSignIn'>,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<Account, 'id' | 'level' | 'email'>,
  proof: Proof,
): Promise<void> {
  const { config, db, now, onSignIn } = host;
  const { idToken, authenticatedAt, hasSecondFactor } = proof;
  const device = deviceOf(request);
  const isKnown = readKnownDevice(host, request, account.email) !== null;
  const session = await db.transaction().execute(async (trx) => {
    if (request.sessionHash) await endSession(trx, request.sessionHash);
    const isUsual = isKnown || (await hasNoEvents(trx, account.id));
    const kind = isUsual ? 'signed_in' : 'new_device';
    await recordEvent(trx, host, { accountId: account.id, kind, device });
    await onSignIn(trx, account.id);
    return startSession(
      trx,
      {
        accountId: account.id,
        level: account.level,
        audience: 'platform',
        idToken,
        device,
        authenticatedAt,
        secondFactorAt: hasSecondFactor ? (authenticatedAt ?? now()) : null,
      },
      now(),
    );
  });
  rememberDevice(host, request, reply, account.email);
  setCookie(config, reply, SESSION_COOKIE, session.token, session.expiresAt);
}
