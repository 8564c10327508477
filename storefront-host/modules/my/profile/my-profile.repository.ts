import type { Kysely, Transaction } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { Database, Lang, StoredImage } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { MALL_ID } from '../../shops/index.ts';

export interface MyProfile {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: Lang;
  readonly avatar: Picture | null;
}

/**
 * Returns the profile of the account. Two queries.
 * @throws if there is no such account.
 */
export async function readMyProfile(
  db: Kysely<Database>,
  accountId: string,
  lang: Lang,
): Promise<MyProfile> {
  const { avatar, phone, ...row } = await db
    .selectFrom('account')
    .select(['name', 'email', 'phone', 'locale', 'avatar'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const book = await loadPictures(db, avatar ? [{ shop_id: MALL_ID, image: avatar }] : []);
  return {
    ...row,
    phone: phone ?? '',
    avatar: avatar && book.picture(MALL_ID, avatar, lang),
  };
}

export interface ProfileChange {
  readonly name: string;
  readonly phone: string | null;
  readonly locale: Lang;
  /** Undefined leaves it unchanged; null removes it. */
  readonly avatar?: StoredImage | null;
}

export async function changeProfile(
  trx: Transaction<Database>,
  accountId: string,
  { avatar, ...change }: ProfileChange,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      ...change,
      ...(avatar !== undefined && { avatar: avatar && JSON.stringify(avatar) }),
      updated_at: at,
    })
    .where('id', '=', accountId)
    .execute();
}
