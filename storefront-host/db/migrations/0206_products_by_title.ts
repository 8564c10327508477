import { sql, type Kysely } from 'kysely';

/** Finds a product by its whole title, which is the third line of its search text (decision 515). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX product_title ON product (hashtext(split_part(search_text, E'\\n', 3)))
    WHERE parent_id IS NULL`.execute(db);
}
