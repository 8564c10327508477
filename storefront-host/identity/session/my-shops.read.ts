import type { MyShop } from '@talad/elements/api/user.contract';
import { allowedByLevel, flagsAllow, shopCapabilities, type Visitor } from '../access.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import { links } from '../../rendering/index.ts';

/**
 * Returns the shops that an account owns or works for, its own first. The requested shop (`shopId`) comes last if
 * the account may open it only as an operator.
 */
export async function readMyShops(
  db: Db,
  config: Config,
  { accountId, level }: Pick<Visitor, 'accountId' | 'level'>,
  shopId: number,
): Promise<readonly MyShop[]> {
  const rows = await db
    .selectFrom('shop')
    .leftJoin('staff', (join) =>
      join.onRef('staff.shop_id', '=', 'shop.id').on('staff.account_id', '=', accountId),
    )
    .select(['shop.id', 'shop.shopname', 'shop.title', 'shop.kind', 'shop.base_language'])
    .select('staff.flags')
    .where((where) => {
      const own = where('staff.account_id', 'is not', null);
      const requested = where.and([
        where('shop.id', '=', shopId),
        where('shop.kind', '<>', 'mall'),
      ]);
      return level >= 10 ? where.or([own, requested]) : own;
    })
    .orderBy('shop.id')
    .execute();
  const shops = rows.map(({ flags, ...shop }) => ({
    ...shop,
    shop_url: shop.kind === 'mall' ? config.publicUrl : links.shop(config, shop.shopname),
    is_owner: flags?.includes('owner') ?? false,
    is_staff: flags !== null,
    capabilities: shopCapabilities.filter(
      (capability) => flagsAllow(flags ?? [], capability) || allowedByLevel(level, capability),
    ),
  }));
  const rankOf = (shop: MyShop) => (shop.is_owner ? 0 : shop.is_staff ? 1 : 2);
  return shops.toSorted((a, b) => rankOf(a) - rankOf(b));
}
