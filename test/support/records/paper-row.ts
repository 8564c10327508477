import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import type { PaperContent } from '../../../storefront-host/db/schema.ts';

/** Inserts a full tax invoice of an order to this buyer, and returns its id. */
export async function insertPaperRow(
  db: Db,
  of: { readonly shop_id: number; readonly order_id: string; readonly buyer: string },
): Promise<string> {
  const id = newId();
  const at = new Date('2026-11-20T05:00:00Z');
  const party = { name: of.buyer, address: '7/77', tax_id: '', branch: '' };
  const content: PaperContent = {
    shop: 'ร้าน',
    seller: { ...party, name: 'ผู้ขาย', branch: '00000' },
    buyer: party,
    order_number: '1',
    lines: [],
    discount: 0,
    shipping: 0,
    vat_rate: 700,
    cites: null,
    credit: null,
  };
  await db
    .insertInto('paper')
    .values({
      shop_id: of.shop_id,
      id,
      order_id: of.order_id,
      kind: 'full',
      branch: '00000',
      month: '2026-11',
      serial: 900,
      number: 'TX00000-202611-00900',
      dated_at: at,
      issued_at: at,
      content: JSON.stringify(content),
      taxable: 10_000,
      exempt: 0,
      vat: 700,
    })
    .execute();
  return id;
}
