import type { Db } from '../../../db/open.ts';
import type { Module } from '../../../host.ts';
import { publishBlog } from './change-blog.ts';

/** Posts of one run; further ones are published a minute later. */
const BATCH = 500;

/** Publishes scheduled posts that are due, once a minute. */
export const publishBlogs: Module = (_app, host) => {
  host.jobs.handle('publish.blogs', () => publishDue(host.db, host.now()));
};

async function publishDue(db: Db, at: Date): Promise<void> {
  const due = await db
    .selectFrom('blog')
    .select(['shop_id', 'id'])
    .where('publish_at', '<=', at)
    .where('removed_at', 'is', null)
    .orderBy('publish_at')
    .limit(BATCH)
    .execute();
  for (const { shop_id: shopId, id } of due) await publishBlog(db, { shopId, id, at });
}
