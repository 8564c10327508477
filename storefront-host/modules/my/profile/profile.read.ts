import { sql } from 'kysely';
import { satangToBaht } from '@talad/elements/commerce/money';
import type { UserProfile } from '@talad/elements/api/user.contract';
import {
  profileFlags,
  type Visitor,
  notificationOf,
  countUnread,
  readNotices,
  readMyShops,
} from '../../../identity/index.ts';
import type { Lang, StaffFlag, StoredImage } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { readPointRule, readPointsAndRule } from '../../sales/index.ts';
import { MALL_ID } from '../../shops/index.ts';

interface ProfileRequest {
  readonly visitor: Visitor;
  /** The requested site, which the flags are about. */
  readonly shopId: number;
  readonly lang: Lang;
}

type Reading = Pick<Host, 'db' | 'config'>;

const levels = [1, 2, 10, 100] as const;
const NOTICES = 10;

interface AccountRow {
  readonly avatar: StoredImage | null;
  readonly dropship_level: number | null;
  readonly flags: readonly StaffFlag[] | null;
  readonly is_join: boolean;
}

/**
 * Spec §3 User. A shop's own host gets only data that its scripts may know: name, avatar, membership,
 * and its own notifications to the shopper. A constant number of queries.
 */
export async function readProfile(
  host: Reading,
  request: ProfileRequest,
): Promise<Omit<UserProfile, 'id'>> {
  const { visitor, lang } = request;
  const { db, config } = host;
  const isOwn = visitor.shopId === null;
  const [row, { count: point, rule }, shops, count, notices] = await Promise.all([
    readAccount(host, request),
    isOwn ? readPointsAndRule(host, visitor.accountId) : noPoints(host),
    isOwn ? readMyShops(db, config, visitor, request.shopId) : [],
    countUnread(db, visitor),
    readNotices(db, visitor, { limit: NOTICES }),
  ]);
  const level = isOwn ? row.dropship_level : null;
  return {
    display_name: visitor.name,
    email: visitor.email,
    avatar: await avatarOf(host, row.avatar, lang),
    user_level: visitor.level,
    user_level_names: Object.fromEntries(
      levels.map((one) => [String(one), text(lang, `level.${one}`)]),
    ),
    point,
    point_value: satangToBaht(rule.value),
    dropship_user: level === null ? null : { level_id: level },
    is_dropship_user: level !== null,
    ...profileFlags((isOwn && row.flags) || []),
    is_join: row.is_join,
    myshops: [...shops],
    noti_count: count,
    notifications: notices.map((notice) => notificationOf(notice, lang, config.publicUrl)),
  };
}

async function noPoints(host: Reading) {
  return { count: 0, rule: await readPointRule(host) };
}

async function readAccount(
  { db }: Reading,
  { visitor, shopId }: ProfileRequest,
): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    SELECT a.avatar, a.dropship_level,
      (SELECT s.flags FROM staff s WHERE s.shop_id = ${shopId} AND s.account_id = a.id) AS flags,
      EXISTS (
        SELECT FROM shop_member m WHERE m.shop_id = ${shopId} AND m.account_id = a.id
      ) AS is_join
    FROM account a WHERE a.id = ${visitor.accountId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a session without an account');
  return row;
}

/** People's avatars belong to the marketplace. */
async function avatarOf(
  { db, config }: Reading,
  image: StoredImage | null,
  lang: Lang,
): Promise<string | null> {
  if (!image) return null;
  const book = await loadPictures(db, [{ shop_id: MALL_ID, image }], config.publicUrl);
  return book.picture(MALL_ID, image, lang)?.src ?? null;
}
