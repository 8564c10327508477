import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Lang } from '../../../db/schema.ts';
import { bothTexts, tagLabels } from '../../catalog/index.ts';
import type { PostTags } from './manage-blogs.contract.ts';

/** Tags are read from this many of the latest posts. */
const TAGGED_POSTS = 500;
const MAX_TAGS = 200;

/**
 * Returns the tags of the shop's posts, including drafts, with the labels of the latest post that has them. One
 * query.
 */
export async function readPostTags(db: Db, shopId: number): Promise<PostTags['tags']> {
  const { rows } = await sql<{ tags: string[]; labels: string | null; lang: Lang }>`
    SELECT b.tags, t.fields->>'tags' AS labels, s.base_language AS lang
    FROM blog b JOIN shop s ON s.id = b.shop_id
    LEFT JOIN translation t ON t.shop_id = b.shop_id AND t.entity = 'blog' AND t.entity_id = b.id
      AND t.lang <> s.base_language
    WHERE b.shop_id = ${shopId} AND b.removed_at IS NULL AND b.tags <> '{}'
    ORDER BY b.updated_at DESC LIMIT ${TAGGED_POSTS}`.execute(db);
  const found = new Map<string, { lang: Lang; label: string; count: number }>();
  for (const { tags, labels, lang } of rows) {
    const names = tagLabels(tags, labels);
    for (const [index, tag] of tags.entries()) {
      const known = found.get(tag);
      // A label equal to its tag is a tag without a translation.
      const label = names[index] === tag ? '' : (names[index] ?? '');
      found.set(tag, { lang, label: known?.label || label, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...found]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, MAX_TAGS)
    .map(([tag, { lang, label, count }]) => ({ names: bothTexts(lang, tag, label), count }));
}
