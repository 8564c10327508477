import type { Kysely } from 'kysely';
import type { Database, PaperParty } from '../../../db/schema.ts';
import { findShopById, fullAddress, isVatRegistered } from '../../shops/index.ts';

export interface Seller {
  /** Trading name of the shop. */
  readonly shop: string;
  readonly isRegistered: boolean;
  readonly party: PaperParty;
}

/**
 * Returns the seller that the shop's new papers name: the legal name and registered address, else
 * the shop's own.
 */
export async function readSeller(db: Kysely<Database>, shopId: number): Promise<Seller> {
  const shop = await findShopById(db, shopId);
  if (!shop) throw new Error(`no shop ${shopId}`);
  const { title, address, settings } = shop;
  const { tax } = settings;
  const isRegistered = isVatRegistered({ tax: tax ?? null });
  return {
    shop: title,
    isRegistered,
    party: {
      name: tax?.name || title,
      address: tax?.address || fullAddress(address, settings.place, 'th'),
      tax_id: tax?.number ?? '',
      branch: isRegistered ? tax?.branch || '00000' : '',
    },
  };
}
