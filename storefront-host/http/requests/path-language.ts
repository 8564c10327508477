import type { Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';

/** Equals the time to live of the site lookup's cache. */
const REMEMBER_MS = 10_000;
const REMEMBER_MAX = 2_000;

/** Returns the default language of a path on the platform: that of the shop in the path, or of the mall. */
export function createPathLanguage(host: Host): (path: string) => Promise<Lang | null> {
  const remembered = new Map<string, { readonly lang: Lang | null; readonly until: number }>();
  return async (path) => {
    // The API answers in English unless the request asks for another language.
    if (path.startsWith('/api/')) return null;
    const shopname = (/^\/web\/([a-z0-9-]{1,63})(?=[/?]|$)/i.exec(path)?.[1] ?? '').toLowerCase();
    const now = host.now().getTime();
    const known = remembered.get(shopname);
    if (known && known.until > now) return known.lang;
    const lang = await findLanguage(host, shopname);
    if (remembered.size >= REMEMBER_MAX) remembered.clear();
    remembered.set(shopname, { lang, until: now + REMEMBER_MS });
    return lang;
  };
}

async function findLanguage({ db }: Host, shopname: string): Promise<Lang | null> {
  const shop = await db
    .selectFrom('shop')
    .select('default_language')
    .$if(shopname === '', (query) => query.where('kind', '=', 'mall'))
    .$if(shopname !== '', (query) => query.where('shopname', '=', shopname))
    .orderBy('id')
    .executeTakeFirst();
  return shop?.default_language ?? null;
}
