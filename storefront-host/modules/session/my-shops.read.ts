import type { MyShop } from '@talad/elements/api/user.contract';
import { flagsAllow, shopCapabilities } from '../../account/access.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import { links } from '../../ssr/links.ts';

/** The shops that an account owns or is staff of, its own first. */
export async function readMyShops(
  db: Db,
  config: Config,
  accountId: string,
): Promise<readonly MyShop[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('shop', 'shop.id', 'staff.shop_id')
    .select(['shop.id', 'shop.shopname', 'shop.title', 'shop.kind', 'staff.flags'])
    .where('staff.account_id', '=', accountId)
    .orderBy('shop.id')
    .execute();
  const shops = rows.map(({ flags, ...shop }) => ({
    ...shop,
    shop_url: shop.kind === 'mall' ? config.publicUrl : links.shop(config, shop.shopname),
    is_owner: flags.includes('owner'),
    capabilities: shopCapabilities.filter((capability) => flagsAllow(flags, capability)),
  }));
  return shops.toSorted((a, b) => Number(b.is_owner) - Number(a.is_owner));
}
