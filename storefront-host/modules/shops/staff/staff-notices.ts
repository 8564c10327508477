import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database, ShopSettings, StaffFlag, StaffNotices } from '../../../db/schema.ts';
import {
  flagsAllow,
  staffEvents,
  wantsBell,
  wantsMail,
  type StaffEvent,
} from '../../../identity/index.ts';
import { writeAudit } from '../audit-log/audit-log.ts';
import type { NoticeChoice, StaffNoticeList } from './staff-notices.contract.ts';

/** Returns each member's notification channels for the events that they may see, owners first. Two queries. */
export async function readStaffNotices(
  db: Db,
  shopId: number,
  readerId: string,
): Promise<StaffNoticeList> {
  const [shop, rows] = await Promise.all([
    db
      .selectFrom('shop')
      .select(['email', 'settings'])
      .where('id', '=', shopId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('staff as s')
      .innerJoin('account as a', 'a.id', 's.account_id')
      .select(['a.id', 'a.name', 'a.email', 's.flags', 's.notices'])
      .where('s.shop_id', '=', shopId)
      .orderBy(sql`'owner' = ANY (s.flags)`, 'desc')
      .orderBy('s.created_at')
      .orderBy('a.id')
      .execute(),
  ]);
  return {
    members: rows.map(({ flags, notices, ...member }) => ({
      ...member,
      is_you: member.id === readerId,
      events: eventsFor(flags).map((event) => ({
        event,
        bell: wantsBell({ flags, notices }, event),
        mail: wantsMail({ flags, notices }, event, mailboxOf(shop, event) !== null),
      })),
    })),
  };
}

interface ChosenNotices {
  readonly shopId: number;
  readonly memberId: string;
  readonly choice: NoticeChoice;
  /** Account that makes the change. */
  readonly accountId: string;
  readonly at: Date;
}

/** Stores a member's choice for one event; false: no member of the shop, or an event that they may not see. */
export async function chooseNotices(
  trx: Transaction<Database>,
  { shopId, memberId, choice, accountId, at }: ChosenNotices,
): Promise<boolean> {
  const member = await trx
    .selectFrom('staff')
    .select(['flags', 'notices'])
    .where('shop_id', '=', shopId)
    .where('account_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  const { event, ...channels } = choice;
  if (!member || !eventsFor(member.flags).includes(event)) return false;
  const notices: StaffNotices = { ...member.notices, [event]: channels };
  await trx
    .updateTable('staff')
    .set({ notices: JSON.stringify(notices) })
    .where('shop_id', '=', shopId)
    .where('account_id', '=', memberId)
    .execute();
  await writeAudit(trx, {
    shopId,
    entity: 'staff',
    entityId: memberId,
    action: 'notices_chosen',
    accountId,
    before: null,
    after: { notice_event: event, notice_bell: channels.bell, notice_mail: channels.mail },
    at,
  });
  return true;
}

interface MailboxShop {
  readonly email: string | null;
  readonly settings: ShopSettings;
}

/** Returns the shop's own address for mails about an event. */
export function mailboxOf({ email, settings }: MailboxShop, event: StaffEvent): string | null {
  const forms = event === 'messages' || event === 'questions' ? settings.notify_email : undefined;
  return forms || email || null;
}

function eventsFor(flags: readonly StaffFlag[]): readonly StaffEvent[] {
  return Object.entries(staffEvents).flatMap(([event, capability]) =>
    isEvent(event) && flagsAllow(flags, capability) ? [event] : [],
  );
}

function isEvent(name: string): name is StaffEvent {
  return Object.hasOwn(staffEvents, name);
}
