import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';

/** Reads the state of a shop that a person of another shop could have changed. */
export function stateOfShop(db: Db, shopId: number) {
  return sql`
    SELECT (SELECT json_agg(o ORDER BY id) FROM sales_order o WHERE shop_id = ${shopId}) AS orders,
      (SELECT json_agg(n ORDER BY id) FROM order_note n WHERE shop_id = ${shopId}) AS order_notes,
      (SELECT json_agg(t ORDER BY order_id, tag) FROM order_tag t WHERE shop_id = ${shopId}) AS order_tags,
      (SELECT json_agg(r ORDER BY id) FROM paper r WHERE shop_id = ${shopId}) AS papers,
      (SELECT json_agg(p ORDER BY id) FROM product p WHERE shop_id = ${shopId}) AS products,
      (SELECT json_agg(g ORDER BY id) FROM category g WHERE shop_id = ${shopId}) AS categories,
      (SELECT json_agg(d ORDER BY id) FROM brand d WHERE shop_id = ${shopId}) AS brands,
      (SELECT json_agg(g ORDER BY id) FROM tag g WHERE shop_id = ${shopId}) AS tags,
      (SELECT json_agg(c ORDER BY id) FROM contestant c WHERE shop_id = ${shopId}) AS contestants,
      (SELECT json_agg(l ORDER BY id) FROM collection l WHERE shop_id = ${shopId}) AS collections,
      (SELECT json_agg(k ORDER BY product_id) FROM stock k WHERE shop_id = ${shopId}) AS stock,
      (SELECT json_agg(f ORDER BY id) FROM form_entry f WHERE shop_id = ${shopId}) AS messages,
      (SELECT json_agg(s ORDER BY account_id) FROM staff s WHERE shop_id = ${shopId}) AS staff,
      (SELECT json_agg(i ORDER BY id) FROM staff_invite i WHERE shop_id = ${shopId}) AS invites,
      (SELECT json_agg(i ORDER BY id) FROM import_run i WHERE shop_id = ${shopId}) AS imports,
      (SELECT json_agg(r ORDER BY id) FROM bulk_run r WHERE shop_id = ${shopId}) AS bulk_runs,
      (SELECT json_agg(b ORDER BY id) FROM blog b WHERE shop_id = ${shopId}) AS blogs,
      (SELECT json_agg(v ORDER BY id) FROM page_version v WHERE shop_id = ${shopId}) AS versions,
      (SELECT json_agg(l ORDER BY id) FROM draft_link l WHERE shop_id = ${shopId}) AS links,
      (SELECT json_agg(g ORDER BY id) FROM page_schedule g WHERE shop_id = ${shopId}) AS schedules`.execute(
    db,
  );
}
