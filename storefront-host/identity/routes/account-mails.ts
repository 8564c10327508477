import { sql, type Transaction } from 'kysely';
import { recordEvent } from '../account-events.ts';
import { accountMail, type AccountMailKind } from '../account-mail.ts';
import { findAccount, findAccountByEmail, type Account } from '../account.repository.ts';
import { addressMail, addressTakenMail } from '../email-change.ts';
import { passwordState, signPasswordLink } from '../passwords/password-link.ts';
import type { Db } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import type { JobPayloads } from '../../jobs/job-kinds.ts';
import { queueMail } from '../../mail/queue-mail.ts';

const HOUR = 3600_000;
/** The link for a new account is valid for a day; one that opens an existing account for less. */
const lifetimes = { register: 24 * HOUR, known: HOUR, reset: HOUR } as const;
/** Mails per address and hour: enough to replace a lost one, too few to fill a mailbox. */
const MOST = 5;

/**
 * Sends mails that were requested without signing in. The request takes the same time for every address; the
 * difference is made here, in a job (decision 021).
 */
export async function sendAccountMail(host: Host, job: JobPayloads['account.mail']): Promise<void> {
  await host.db.transaction().execute(async (trx) => {
    // Serialized, because concurrent requests would not count each other.
    const place = `mail to ${job.email.toLowerCase()}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(trx);
    const account = await findAccountByEmail(trx, job.email);
    if (job.kind === 'guessed') {
      if (account) await notifyOfGuessing(trx, host, account.id);
      return;
    }
    if (await hasManyMails(trx, job.email)) return;
    if (job.kind === 'address') {
      await sendAddressMail(trx, host, job, account);
      return;
    }
    const written = mailKind(job.kind, account !== null);
    if (!written) return;
    const link = {
      email: account?.email ?? job.email,
      name: account ? null : job.name,
      state: passwordState(account?.password_hash ?? null),
      next: job.next,
    };
    const expires = new Date(host.now().getTime() + lifetimes[written]);
    const token = signPasswordLink(host, link, expires);
    const { publicUrl } = host.config;
    const url =
      written === 'known'
        ? `${publicUrl}/login?continue=${encodeURIComponent(job.next)}`
        : `${publicUrl}/account/password?token=${token}`;
    await queueMail(trx, {
      ...accountMail(written, job.lang, url),
      about: job.id,
      kind: `account.${written}`,
      shop_id: null,
      recipient: link.email,
    });
  });
}

async function sendAddressMail(
  trx: Transaction<Database>,
  host: Host,
  job: Extract<JobPayloads['account.mail'], { readonly kind: 'address' }>,
  owner: Account | null,
): Promise<void> {
  const { id, account_id, email, lang, at } = job;
  const account = await findAccount(trx, account_id);
  if (!account) return;
  const isTaken = owner !== null && owner.id !== account_id;
  const link = { id, accountId: account_id, from: account.email, to: email, at };
  await queueMail(trx, {
    ...(isTaken ? addressTakenMail(host, lang) : addressMail(host, link, lang)),
    about: id,
    kind: 'account.address',
    shop_id: null,
    recipient: email,
  });
}

/** Returns the kind of mail to send; null for a forgotten password of an address without an account. */
function mailKind(kind: 'register' | 'forgot', isKnown: boolean): AccountMailKind | null {
  if (kind === 'register') return isKnown ? 'known' : 'register';
  return isKnown ? 'reset' : null;
}

export async function hasManyMails(db: Db, recipient: string): Promise<boolean> {
  const rows = await db
    .selectFrom('mail')
    .select('id')
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .where('kind', 'in', ['account.register', 'account.known', 'account.reset', 'account.address'])
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(MOST)
    .execute();
  return rows.length >= MOST;
}

/** At most one mail a day. */
async function notifyOfGuessing(
  trx: Transaction<Database>,
  host: Host,
  accountId: string,
): Promise<void> {
  const recent = await trx
    .selectFrom('account_event')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'guessed')
    .where('created_at', '>', new Date(host.now().getTime() - 24 * HOUR))
    .executeTakeFirst();
  if (!recent) await recordEvent(trx, host, { accountId, kind: 'guessed', device: null });
}
