import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { turnPrices } from '../../catalog/index.ts';

/**
 * Each minute's run schedules the changes before the next run, with some overlap in case that one
 * is late.
 */
const AHEAD_MS = 90_000;

/** Updates prices once a minute, and at the very moment when a promotion begins or ends. */
export const runningPrices: Module = (app, host) => {
  let soon: NodeJS.Timeout | undefined;
  host.jobs.handle('prices.turn', async () => {
    const now = host.now();
    await host.db.transaction().execute((trx) => turnPrices(trx, now));
    clearTimeout(soon);
    const next = host.jobs.running ? await nextTurn(host.db, now) : null;
    if (!next) return;
    soon = setTimeout(turnAgain, next.getTime() - now.getTime());
    soon.unref();
  });
  app.addHook('onClose', () => clearTimeout(soon));

  function turnAgain(): void {
    // If the send fails, the next minute's run updates the prices.
    host.jobs.send('prices.turn', {}).catch(() => undefined);
  }
};

/** Returns the next start or end of a price, if it is soon. */
async function nextTurn(db: Kysely<Database>, now: Date): Promise<Date | null> {
  const until = new Date(now.getTime() + AHEAD_MS);
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(at) AS at FROM (
      SELECT begins_at AS at FROM promotion_price WHERE ends_at > ${now} AND begins_at > ${now}
      UNION ALL SELECT ends_at FROM promotion_price WHERE ends_at > ${now}
    ) turn WHERE at <= ${until}`.execute(db);
  return rows[0]?.at ?? null;
}
