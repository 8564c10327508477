import { sql, type Kysely } from 'kysely';

/** Links of a shop's link-in-bio page in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE bio_page (
  shop_id bigint PRIMARY KEY REFERENCES shop (id) ON DELETE CASCADE,
  links jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
`;
