import { sql, type Kysely } from 'kysely';

/** The marketplace receives visits to several shops, or every order (decision 438). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE platform_payee
  ADD COLUMN scope text NOT NULL DEFAULT 'none' CHECK (scope IN ('none', 'visits', 'all'));
UPDATE platform_payee SET scope = 'visits' WHERE is_on;
-- Its check of a complete account goes with it.
ALTER TABLE platform_payee DROP COLUMN is_on;
ALTER TABLE platform_payee
  ADD CHECK (scope = 'none' OR (promptpay <> '' AND promptpay_name <> ''));
`;
