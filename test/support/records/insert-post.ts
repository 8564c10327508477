import type { Db } from '../../../storefront-host/db/open.ts';

/** Inserts a draft of a shop's blog, with its title as its tag. */
export function insertPost(db: Db, shop_id: number) {
  return db
    .insertInto('blog')
    .values({ shop_id, slug: 'secret', title: 'บทความลับ', tags: ['บทความลับ'], published_at: null })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}
