import type { Host } from '../host.ts';
import { ensureMall } from './ensure-mall.ts';
import { say, showProgress } from './progress.ts';

/** A local market that is empty gets the demo shops; every market has its own site, the mall. */
export async function fillEmptyMarket(host: Host): Promise<boolean> {
  const any = await host.db.selectFrom('shop').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  if (host.config.isLocal) {
    say('Filling the demo market');
    // Its drawings are a third of the server's code, and needed once.
    const { seedDemo } = await import('../demo/seed-demo.ts');
    await seedDemo(host, showProgress());
  }
  await ensureMall(host.db);
  return true;
}
