import { seedDemo } from '../demo/seed-demo.ts';
import type { Host } from '../host.ts';
import { ensureMall } from './ensure-mall.ts';
import { say, showProgress } from './progress.ts';

/** A local market that is empty gets the demo shops; every market has its own site, the mall. */
export async function fillEmptyMarket(host: Host): Promise<boolean> {
  const any = await host.db.selectFrom('shop').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  if (host.config.isLocal) {
    say('Filling the demo market');
    await seedDemo(host, showProgress());
  }
  await ensureMall(host.db);
  return true;
}
