import { LRUCache } from 'lru-cache';
import { isLoopbackName, type Config } from '../../config.ts';
import type { Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import type { RequestOrigin } from '../../rendering/index.ts';

export interface Site {
  readonly origin: RequestOrigin;
  readonly lang: Lang | null;
}

/** Long enough to save the query for most requests, short enough for a renamed shop. */
const REMEMBER_MS = 10_000;
const REMEMBER_MAX = 2_000;

/**
 * Resolves a host name to the platform, the shop {shopname}.SHOP_DOMAIN or the shop with that custom domain; null
 * for any other name.
 */
export function createSiteLookup(host: Host): (hostname: string) => Promise<Site | null> {
  const { config } = host;
  const remembered = new LRUCache<string, Site>({
    max: REMEMBER_MAX,
    ttl: REMEMBER_MS,
    ttlResolution: 0,
    perf: { now: () => host.now().getTime() },
  });
  return async (hostname) => {
    if (isPlatformName(config, hostname)) return { origin: { kind: 'platform' }, lang: null };
    const known = remembered.get(hostname);
    if (known) return known;
    const site = await findSite(host, hostname);
    if (site) remembered.set(hostname, site);
    return site;
  };
}

/** Unknown names are refused, so that a foreign name that resolves to this server (DNS rebinding) gets nothing. */
export function isPlatformName(config: Config, hostname: string): boolean {
  if (hostname === new URL(config.publicUrl).hostname) return true;
  return config.isLocal && isLoopbackName(hostname) && !hostname.endsWith('.localhost');
}

async function findSite({ config, db }: Host, hostname: string): Promise<Site | null> {
  const suffix = `.${config.shopDomain}`;
  const shopname = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : null;
  const shop = await db
    .selectFrom('shop')
    .select(['id', 'shopname', 'default_language'])
    .where(shopname === null ? 'domain' : 'shopname', '=', shopname ?? hostname)
    .where('kind', '<>', 'mall')
    .executeTakeFirst();
  if (!shop) return null;
  return {
    origin: { kind: 'shop', shopId: shop.id, shopname: shop.shopname },
    lang: shop.default_language,
  };
}
