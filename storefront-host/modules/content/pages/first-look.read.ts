import { sql, type Kysely } from 'kysely';
import { proposedLook } from '../../../../presets/x_default/looks.ts';
import type { Database } from '../../../db/schema.ts';
import type { PageState } from './page-row.read.ts';

/**
 * Returns the look in which the editor lays out a front page that has neither data nor a theme (spec §4 "Editor",
 * §9 "Theme by root category"); null for other pages. At most one query.
 */
export async function readFirstLook(
  db: Kysely<Database>,
  { isBlank, mallCategoryId }: Pick<PageState, 'isBlank' | 'mallCategoryId'>,
): Promise<string | null> {
  if (!isBlank) return null;
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE above AS (
      SELECT c.id, c.parent_id, 1 AS depth FROM category c WHERE c.id = ${mallCategoryId}
      UNION ALL
      SELECT c.id, c.parent_id, a.depth + 1 FROM category c JOIN above a ON c.id = a.parent_id
      WHERE a.depth < 10
    )
    SELECT id FROM above WHERE parent_id IS NULL`.execute(db);
  return proposedLook(rows[0]?.id ?? null);
}
