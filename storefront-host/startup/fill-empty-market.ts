import type { Host } from '../host.ts';
import { hasDemoMarket } from './demo/has-demo-market.ts';
import { ensureMall } from './ensure-mall.ts';
import { say, showProgress } from './progress.ts';

/** Seeds the demo shops into an empty local market; every market gets its own site, the mall. */
export async function fillEmptyMarket(host: Host): Promise<boolean> {
  const any = await host.db.selectFrom('shop').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  if (host.config.isLocal) await seedShops(host);
  await ensureMall(host.db);
  return true;
}

async function seedShops(host: Host): Promise<void> {
  if (!hasDemoMarket()) {
    say('No demo data in presets/demo-market: the market starts empty');
    return;
  }
  say('Filling the demo market');
  // Loaded on demand: needed once, and the folder with its content may be missing.
  const { seedDemo } = await import('./demo/seed-demo.ts');
  await seedDemo(host, showProgress());
}
