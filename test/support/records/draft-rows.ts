import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';

interface Made {
  readonly shop_id: number;
  readonly account_id: string;
  readonly at: Date;
}

/** Inserts a link to the draft of the front page. */
export async function insertDraftLink(
  db: Db,
  { shop_id, account_id, at, id = newId() }: Made & { readonly id?: string },
): Promise<void> {
  await db
    .insertInto('draft_link')
    .values({
      shop_id,
      id,
      page: 'frontpage',
      token_hash: Buffer.from(id),
      account_id,
      created_at: at,
      expires_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
}

/** Inserts a schedule of the front page, after the time of the test. */
export async function insertSchedule(
  db: Db,
  { shop_id, account_id, at, id = newId() }: Made & { readonly id?: string },
): Promise<void> {
  const starts_at = new Date(at.getTime() + 86_400_000);
  const row = { shop_id, id, page: 'frontpage', document: '{}', account_id, created_at: at };
  await db
    .insertInto('page_schedule')
    .values({ ...row, starts_at })
    .execute();
}
