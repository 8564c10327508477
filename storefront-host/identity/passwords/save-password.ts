import type { Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { recordEvent } from '../account-events.ts';
import {
  createAccount,
  findAccount,
  findAccountByEmail,
  lockAccount,
  setPassword,
  setProvenEmail,
  type Account,
} from '../account.repository.ts';
import type { Device } from '../devices/device.ts';
import { passwordState, type PasswordLink } from './password-link.ts';
import { endAllSessions } from '../session/session.repository.ts';

export interface ChosenPassword extends PasswordLink {
  readonly passwordHash: string;
  readonly lang: Lang;
}

/**
 * Saves the password and ends all sessions. Returns null if the link was used, or the account changed after it was
 * sent.
 */
export async function savePassword(
  host: Host,
  chosen: ChosenPassword,
  device: Device,
): Promise<Account | null> {
  const { db, config, now } = host;
  return db.transaction().execute(async (trx) => {
    const { email, name, passwordHash, lang } = chosen;
    if (name !== null) {
      const id = await createAccount(trx, { email, name, locale: lang, passwordHash }, now());
      return id === null ? null : findAccount(trx, id);
    }
    const known = await findAccountByEmail(trx, email);
    // Locked before the password is compared, so that a link cannot be used twice at once.
    const account = known && (await lockAccount(trx, known.id));
    if (!account || passwordState(account.password_hash) !== chosen.state) return null;
    if (account.demo && !config.isLocal) return null;
    await setPassword(trx, account.id, passwordHash, now());
    await setProvenEmail(trx, account.id, account.email, now());
    await endAllSessions(trx, account.id);
    await recordEvent(trx, host, { accountId: account.id, kind: 'password_reset', device });
    return account;
  });
}
