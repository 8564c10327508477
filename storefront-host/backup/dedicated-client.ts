import type { Pool, PoolClient } from 'pg';

/**
 * Runs `use` on one connection on which values have the same text on every server, with pg_dump's
 * settings, and no time limit applies. The connection is closed afterwards, so no other query gets
 * its settings.
 */
export async function withDedicatedClient<T>(
  pool: Pool,
  use: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`
      SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
      SET extra_float_digits = 1; SET bytea_output = 'hex'`);
    // transaction_timeout came with PostgreSQL 17.
    await client.query(`
      SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout',
        'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`);
    return await use(client);
  } finally {
    client.release(true);
  }
}
