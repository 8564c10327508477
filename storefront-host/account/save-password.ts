import type { Lang } from '../db/schema.ts';
import type { Host } from '../host.ts';
import {
  createAccount,
  findAccount,
  findAccountByEmail,
  setPassword,
  type Account,
} from './account.repository.ts';
import { endAllSessions } from './session.repository.ts';

export interface ChosenPassword {
  readonly email: string;
  /** Of a new account; null: a new password for one that exists. */
  readonly name: string | null;
  readonly state: string;
  readonly passwordHash: string;
  readonly lang: Lang;
}

/** Null when the link was used, or the account changed after it was sent. Signs out everywhere. */
export async function savePassword(
  { db, config, now }: Host,
  chosen: ChosenPassword,
  stateOf: (passwordHash: string | null) => string,
): Promise<Account | null> {
  return db.transaction().execute(async (trx) => {
    const { email, name, passwordHash, lang } = chosen;
    if (name !== null) {
      const id = await createAccount(trx, { email, name, locale: lang, passwordHash }, now());
      return id === null ? null : findAccount(trx, id);
    }
    const account = await findAccountByEmail(trx, email);
    if (!account || stateOf(account.password_hash) !== chosen.state) return null;
    if (account.demo && !config.isLocal) return null;
    await setPassword(trx, account.id, passwordHash, now());
    await endAllSessions(trx, account.id);
    return account;
  });
}
