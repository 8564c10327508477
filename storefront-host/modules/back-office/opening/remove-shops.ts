import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { REMOVED_AFTER_DAYS } from './opening.read.ts';

/** Tables whose rows are removed with the shop. Rows come before those that they reference. */
export const removedTables = [
  'catalogue_removal',
  'collection_product',
  'collection',
  'promotion_price',
  'promotion_category',
  'promotion_product',
  'promotion',
  'coupon_claim',
  'coupon_code',
  'coupon',
  'review',
  'order_note',
  'order_picture',
  'order_series',
  'paper_series',
  'order_tag',
  'payment_account',
  'slip_verifier',
  'import_customer',
  'past_order',
  'customer_note',
  'customer_consent',
  'customer',
  'customer_segment',
  'shop_member',
  'staff_invite',
  'list_setting',
  'staff',
  'blog',
  'contestant',
  'form_answer',
  'product_question',
  'form_entry',
  'remote_picture',
  'bulk_item',
  'bulk_run',
  'import_change',
  'import_outcome',
  'import_run',
  'account_cart_line',
  'checkout',
  'search_word',
  'search_synonym',
  'search_miss',
  'translation',
  'draft_link',
  'page_schedule',
  'page_version',
  'page',
  'saved_section',
  'page_editor',
  'site_design',
  'shop_policy',
  'bio_page',
  'help_topic',
  'redirect',
  'stock',
  'stock_sum',
  'stock_sum_due',
  'product',
  'category',
  'brand',
  'tag',
  'media',
  'visitor',
  'visit_day',
  'visit_source',
  'visit_product',
  // Last, because the tables above queue their changes.
  'search_due',
] as const satisfies readonly (keyof Database)[];

/**
 * Tables whose rows are retained as long as the law and the accounts of others require
 * (modules/my/privacy/retention.ts).
 */
export const retainedTables = [
  'sales_order',
  'order_line',
  'paper',
  'parcel',
  'order_return',
  'order_refund',
  'order_slip',
  'order_source',
  'online_payment',
  'online_refund',
  'coupon_use',
  'point_entry',
  'journal_entry',
  'journal_line',
  'stock_ledger',
  'audit_log',
  'mail',
  'notification',
  'session',
  'consent_entry',
] as const;

/** Removes shops that closed 30 days ago; their documents stay under an unused shop name. */
export async function removeClosedShops(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - REMOVED_AFTER_DAYS * 86_400_000);
  const shops = await db
    .selectFrom('shop')
    .select('id')
    .where('closed_at', '<', before)
    .where('shopname', 'not like', 'removed--%')
    .execute();
  for (const { id } of shops) await removeShop(db, id, now);
  return shops.length;
}

async function removeShop(db: Db, shopId: number, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of removedTables) {
      await sql`DELETE FROM ${sql.table(table)} WHERE shop_id = ${shopId}`.execute(trx);
    }
    // A name that no shop can choose, so the old one becomes available again.
    await trx
      .updateTable('shop')
      .set({
        shopname: `removed--${shopId}`,
        domain: null,
        description: '',
        slogan: '',
        address: '',
        email: null,
        tel: null,
        mobile: null,
        avatar: null,
        cover: null,
        favicon: null,
        socials: '{}',
        design: '{}',
        settings: '{}',
        updated_at: at,
      })
      .where('id', '=', shopId)
      .execute();
    await invalidatePages(trx, [pageKeys.shop(shopId), pageKeys.list(shopId), pageKeys.sellers()]);
  });
}
