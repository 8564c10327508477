import type { Transaction } from 'kysely';
import type { Database, Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { createAccount, findAccount, findAccountByEmail } from '../account.repository.ts';
import type { Identity } from '../sign-in/oidc-client.ts';
import { findLinkedAccount, linkAccount } from './account-link.repository.ts';
import type { UpstreamProvider } from './upstream-providers.ts';

export type SettledIdentity =
  | { readonly kind: 'account'; readonly accountId: string }
  /** An account has this address; it has to sign in once before the two are linked. */
  | { readonly kind: 'known'; readonly accountId: string; readonly email: string }
  /** The provider gives no verified address. */
  | { readonly kind: 'no-email' }
  | { readonly kind: 'disabled' };

/**
 * Returns the account of an identity of Google or LINE (decision 006). For an address without an account it
 * creates one. An existing account is never linked only because the provider has verified its address: its owner
 * has to sign in once and agree.
 */
export async function settleIdentity(
  { db, now }: Pick<Host, 'db' | 'now'>,
  { issuer }: Pick<UpstreamProvider, 'issuer'>,
  identity: Pick<Identity, 'subject' | 'email' | 'emailVerified' | 'name'>,
  lang: Lang,
): Promise<SettledIdentity> {
  const { subject, email, emailVerified } = identity;
  return db.transaction().execute(async (trx) => {
    const isProven = email !== null && emailVerified;
    // Read before the link: a concurrent tab creates an account and its link together.
    const known = isProven ? await findAccountByEmail(trx, email) : null;
    const linked = await findLinkedAccount(trx, issuer, subject);
    if (linked !== null) return openOrNot(trx, linked);
    if (!isProven) return { kind: 'no-email' };
    if (known) return { kind: 'known', accountId: known.id, email: known.email };
    const name = (identity.name ?? email.split('@')[0] ?? email).slice(0, 100);
    const made = { email, name, locale: lang, passwordHash: null };
    const accountId = await createAccount(trx, made, now());
    if (accountId === null) {
      // Another tab created the account meanwhile; otherwise the address belongs to a closed account.
      const meanwhile = await findLinkedAccount(trx, issuer, subject);
      return meanwhile === null ? { kind: 'disabled' } : openOrNot(trx, meanwhile);
    }
    await linkAccount(trx, issuer, subject, accountId);
    return { kind: 'account', accountId };
  });
}

async function openOrNot(trx: Transaction<Database>, accountId: string): Promise<SettledIdentity> {
  const account = await findAccount(trx, accountId);
  return account ? { kind: 'account', accountId } : { kind: 'disabled' };
}
