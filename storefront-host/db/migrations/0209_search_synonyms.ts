import { sql, type Kysely } from 'kysely';

/** Synonyms that a shop adds to those of the platform (decision 518). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE search_synonym (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  -- Two or more terms for the same thing, as they were typed.
  terms text[] NOT NULL CHECK (cardinality(terms) BETWEEN 2 AND 6),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX search_synonym_made ON search_synonym (shop_id, created_at, id);
`;
