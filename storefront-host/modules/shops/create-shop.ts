import type { Transaction } from 'kysely';
import type { Database, ShopKind } from '../../db/schema.ts';
import { DEFAULT_PRESET, findPreset } from '../../../presets/index.ts';
import { dropPages, pageKeys } from '../../ssr/page-keys.ts';
import { startFromPreset } from './start-from-preset.ts';

/** Sub-domains that are the platform's own, now or one day: a shop there could pass for it. */
const reserved = new Set(
  `account accounts admin api app assets auth blog cdn checkout dev devadmin embed ftp help imap
   login mail market media mx my mybusiness ns ns1 ns2 operator orders pay payment platform pop
   secure seller shop shops signin smtp static status support talad test web webmail www`.split(
    /\s+/,
  ),
);

export type ShopRefusal = {
  readonly code: 'BAD_SHOPNAME' | 'RESERVED_SHOPNAME' | 'TAKEN_SHOPNAME';
};

export interface NewShop {
  readonly shopname: string;
  readonly title: string;
  readonly kind?: ShopKind;
  /** Null: of nobody yet; operators alone can enter it. */
  readonly ownerId: string | null;
}

/** A shop that sells nothing yet, with the pages of the default theme as drafts, and its owner. */
export async function createShop(
  trx: Transaction<Database>,
  { shopname, title, ownerId, kind = 'shop' }: NewShop,
): Promise<{ readonly id: number } | ShopRefusal> {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(shopname)) return { code: 'BAD_SHOPNAME' };
  if (reserved.has(shopname)) return { code: 'RESERVED_SHOPNAME' };
  const shop = await trx
    .insertInto('shop')
    .values({ kind, shopname, title, default_language: 'th' })
    .onConflict((conflict) => conflict.column('shopname').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!shop) return { code: 'TAKEN_SHOPNAME' };
  const preset = findPreset(DEFAULT_PRESET);
  if (preset) await startFromPreset(trx, shop.id, preset);
  await dropPages(trx, [pageKeys.sellers()]);
  if (ownerId === null) return shop;
  await trx
    .insertInto('staff')
    .values({ shop_id: shop.id, account_id: ownerId, flags: ['owner'] })
    .execute();
  return shop;
}
