import type { Transaction } from 'kysely';
import type { Database, Lang, ShopKind } from '../../db/schema.ts';
import { DEFAULT_PRESET, findPreset } from '../../../presets/index.ts';
import type { Preset } from '../../../presets/define-preset.ts';
import { invalidatePages, pageKeys } from '../../cache/page-keys.ts';
import { checkShopName, type ShopNameRefusal } from './names/shop-name.ts';
import { isShopTitle } from './names/shop-title.ts';
import { startFromPreset } from './start-from-preset.ts';

export type ShopRefusal = ShopNameRefusal | { readonly code: 'BAD_TITLE' };

export interface NewShop {
  readonly shopname: string;
  readonly title: string;
  readonly kind?: ShopKind;
  /** Null if the shop has no owner yet, so that only operators can open its back office. */
  readonly ownerId: string | null;
  /** True after an operator has reviewed similar names. */
  readonly mayLookAlike?: boolean;
  /** The language of the shop's own texts, also the first one of its visitors; 'th' by default. */
  readonly language?: Lang;
  /** Id of a root category of the marketplace. */
  readonly categoryId?: number | null;
  /** Its theme; the default theme if absent. */
  readonly preset?: Preset;
  /** Visitors see "opening soon" until the owner opens it. */
  readonly opensLater?: boolean;
  /** An id that was reserved before, because files are named by it. */
  readonly id?: number;
  /** True if the caller writes look and pages itself. */
  readonly isEmpty?: boolean;
}

/** Creates a shop without products, with the pages of its theme as drafts, and its owner. */
export async function createShop(
  trx: Transaction<Database>,
  wanted: NewShop,
): Promise<{ readonly id: number; readonly similar: readonly string[] } | ShopRefusal> {
  const { shopname, title, ownerId, kind = 'shop', mayLookAlike = false } = wanted;
  const { language = 'th', categoryId = null, opensLater = false, id } = wanted;
  if (!isShopTitle(title)) return { code: 'BAD_TITLE' };
  const name = await checkShopName(trx, { shopname, ownerId, mayLookAlike });
  if ('code' in name) return name;
  const shop = await trx
    .insertInto('shop')
    .values({
      kind,
      shopname,
      title,
      // Decision 443: the texts that the owner writes first are in the language chosen at signup.
      base_language: language,
      default_language: language,
      mall_category_id: categoryId,
      ...(opensLater && { opened_at: null }),
      ...(id !== undefined && { id }),
    })
    .onConflict((conflict) => conflict.column('shopname').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!shop) return { code: 'TAKEN_SHOPNAME' };
  const preset = wanted.preset ?? findPreset(DEFAULT_PRESET);
  if (preset && !wanted.isEmpty) await startFromPreset(trx, shop.id, preset);
  await invalidatePages(trx, [pageKeys.sellers()]);
  const made = { ...shop, similar: name.similar };
  if (ownerId === null) return made;
  await trx
    .insertInto('staff')
    .values({ shop_id: shop.id, account_id: ownerId, flags: ['owner'] })
    .execute();
  return made;
}
