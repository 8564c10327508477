import type { ClientBase, Pool } from 'pg';

/** Removes everything of Talad from the database except extensions: migrations then start over. */
export async function emptySchema(client: ClientBase): Promise<void> {
  await client.query(`
DO $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT format('DROP %s IF EXISTS %s CASCADE',
      CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
        WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.oid::regclass) AS command
    FROM pg_class c
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('e', 'i'))
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
    FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  LOOP
    EXECUTE found.command;
  END LOOP;
END $$;
DROP SCHEMA IF EXISTS pgboss CASCADE`);
}

/** Returns whether a restore would replace anything. */
export async function hasContent(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    "SELECT to_regclass('public.shop') IS NOT NULL AS there",
  );
  if (!rows[0]?.there) return false;
  const counted = await pool.query<{ any: boolean }>(
    'SELECT EXISTS (SELECT FROM shop) OR EXISTS (SELECT FROM account) AS any',
  );
  return counted.rows[0]?.any ?? false;
}
