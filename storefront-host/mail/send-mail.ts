import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from './mailer.ts';

const statusOf = { sent: 'sent', kept: 'kept', refused: 'failed', later: 'queued' } as const;
const HOUR_MS = 3_600_000;
const GIVE_UP_HOURS = 48;

/**
 * Sends one queued mail. The row stays locked meanwhile, so that two jobs for the same mail never send it twice. A
 * mail that cannot be sent now stays queued and is retried.
 */
export async function sendMail(db: Db, mailer: Mailer, mailId: string, now: Date): Promise<void> {
  const waiting = await db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mail')
      .leftJoin('shop', 'shop.id', 'mail.shop_id')
      .select(['mail.id', 'mail.recipient', 'mail.subject', 'mail.html', 'mail.body'])
      .select('mail.unsubscribe_url')
      .select((eb) => eb.fn.coalesce('mail.reply_to', 'shop.email').as('reply_to'))
      .where('mail.id', '=', mailId)
      .where('mail.status', '=', 'queued')
      .forUpdate('mail')
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return null;
    const sent = await mailer(mail);
    await trx
      .updateTable('mail')
      .set({
        status: statusOf[sent.outcome],
        error: sent.error,
        ...(sent.error === null && { sent_at: now }),
      })
      .where('id', '=', mailId)
      .execute();
    return sent.outcome === 'later' ? sent.error : null;
  });
  if (waiting !== null) throw new Error(`mail ${mailId} has to wait: ${waiting}`);
}

/**
 * Gives up on mails that could not be sent for two days, and queues jobs for mails that have none (after a restored
 * backup).
 */
export async function sweepMail(db: Db, jobs: Pick<Jobs, 'send'>, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ status: 'failed', error: sql`coalesce(error, 'it was never sent')` })
    .where('status', '=', 'queued')
    .where('created_at', '<', new Date(now.getTime() - GIVE_UP_HOURS * HOUR_MS))
    .execute();
  const waiting = await db
    .selectFrom('mail')
    .select('id')
    .where('status', '=', 'queued')
    .where('created_at', '<', new Date(now.getTime() - HOUR_MS))
    .orderBy('created_at')
    .limit(500)
    .execute();
  for (const { id } of waiting) await jobs.send('mail.send', { mail_id: id }, { key: id });
}
