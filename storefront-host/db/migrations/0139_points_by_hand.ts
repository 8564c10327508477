import { sql, type Kysely } from 'kysely';

/** Shops adjust points with a reason (decision 408), and operators read what operators did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- The words to the buyer about a change that was made by hand.
ALTER TABLE point_entry ADD COLUMN note text NOT NULL DEFAULT '';
-- The sum that a shop gave by hand on a day.
CREATE INDEX point_entry_by_hand ON point_entry (shop_id, created_at)
  WHERE reason = 'adjusted' AND shop_id IS NOT NULL;
CREATE INDEX audit_log_operators ON audit_log (id DESC) WHERE action IN ('decided_for_buyer',
  'decided_for_shop', 'standing', 'points_adjusted', 'courier_added', 'courier_changed');
`;
