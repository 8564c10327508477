import { sql, type Kysely } from 'kysely';

/** Keywords that found nothing, for the shop's staff (decision 519). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE search_miss (
  shop_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- As searches compare it: folded, without case.
  keyword text NOT NULL,
  times integer NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, keyword)
);
CREATE INDEX search_miss_times ON search_miss (shop_id, times, id);
CREATE INDEX search_miss_last ON search_miss (shop_id, last_at, id);
CREATE INDEX search_miss_old ON search_miss (last_at);
`;
