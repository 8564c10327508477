import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';

interface ParcelOf {
  readonly shop_id: number;
  readonly order_id: string;
  readonly sent_at: Date;
}

/** A parcel with the first piece of an order. */
export function insertParcelRow(db: Db, of: ParcelOf) {
  return db
    .insertInto('parcel')
    .values({
      ...of,
      id: newId(),
      rank: 1,
      courier: 'flash',
      code: 'TH0123456789AB',
      lines: '[{"rank":0,"quantity":1}]',
      grams: null,
      cost: null,
    })
    .execute();
}
