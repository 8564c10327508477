import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import { insertDraftLink, insertSchedule } from './draft-rows.ts';

interface EditedBy {
  readonly shop_id: number;
  readonly account_id: string;
  readonly at: Date;
}

/** Inserts of a person's traces on a page, by table. */
export function pageInserts(db: Db, { shop_id, account_id, at }: EditedBy) {
  return {
    page_version: () =>
      db
        .insertInto('page_version')
        .values({
          shop_id,
          id: newId(),
          name: 'frontpage',
          document: '{}',
          account_id,
          published_at: at,
        })
        .execute(),
    page_editor: () =>
      db
        .insertInto('page_editor')
        .values({ shop_id, tab: newId(), page: 'frontpage', account_id, seen_at: at })
        .execute(),
    draft_link: () => insertDraftLink(db, { shop_id, account_id, at }),
    page_schedule: () => insertSchedule(db, { shop_id, account_id, at }),
  };
}
