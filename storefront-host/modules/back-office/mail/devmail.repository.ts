import type { Db } from '../../../db/open.ts';

export const MAILS_PER_PAGE = 50;

/** Lists mails, newest first. `before`: time of the last mail of the page before. */
export function listMails(db: Db, before: Date | null) {
  return db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'status', 'created_at'])
    .$if(before !== null, (query) => query.where('created_at', '<', before ?? new Date(0)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAILS_PER_PAGE)
    .execute();
}

export function findMail(db: Db, id: string) {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
}
