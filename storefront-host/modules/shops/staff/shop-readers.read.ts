import type { Db } from '../../../db/open.ts';
import type { Lang } from '../../../db/schema.ts';
import { flagsAllow, staffEvents, wantsMail, type StaffEvent } from '../../../identity/index.ts';
import { isAddress } from '../../../mail/mailer.ts';

export interface ShopReader {
  readonly address: string;
  readonly lang: Lang;
}

interface ReadShop {
  readonly shop_id: number;
  readonly shop_lang: Lang;
  /** The shop's own address for mails about this event. */
  readonly mailbox: string | null;
}

/** Returns the recipients of mails about an event: the shop's own address, and the staff who chose mails. */
export async function shopReaders(
  db: Db,
  { shop_id: shopId, shop_lang: lang, mailbox }: ReadShop,
  event: StaffEvent,
): Promise<readonly ShopReader[]> {
  const own = mailbox !== null && isAddress(mailbox) ? [{ address: mailbox, lang }] : [];
  const staff = await db
    .selectFrom('staff as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.email', 'a.locale', 's.flags', 's.notices'])
    .where('s.shop_id', '=', shopId)
    .where('a.disabled_at', 'is', null)
    .orderBy('a.email')
    .execute();
  const chosen = staff
    .filter(({ flags }) => flagsAllow(flags, staffEvents[event]))
    .filter((member) => member.email !== mailbox && wantsMail(member, event, own.length > 0));
  return [...own, ...chosen.map((one) => ({ address: one.email, lang: one.locale }))];
}
