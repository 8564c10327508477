import { IS_HIDDEN } from '../../../shops/index.ts';

/** A shop that is not registered for VAT sells nothing that is exempt from it. */
export const HAS_VAT = `(m.has_vat
  OR NOT coalesce((s.settings->'tax'->>'registered')::boolean, false)) AS has_vat`;

/**
 * The one statement behind every product box, in parts. `p` is a product or variant, `m` its main product,
 * `reader` has language and time. Promotions and variants come packed: adding them up here cost three times as
 * much as in product-prices.ts. The promotions of a product and all its variants are read by one index scan; one
 * scan per variant cost half of the statement.
 */
export const COLUMNS = `p.shop_id, p.id, p.uuid, p.parent_id, m.id AS main_id, m.slug,
  coalesce(t.fields->>'title', m.title) AS title, p.code,
  ${statusOf('p')} AS status, ${statusOf('m')} AS main_status,
  p.price, p.full_price, p.current_price, m.options, p.option_values, m.images,
  CASE WHEN p.parent_id IS NOT NULL THEN p.images->0->>'media_id' END AS own_picture, m.tags, m.showrooms,
  coalesce(t.fields->>'unit_name', m.unit_name) AS unit_name,
  m.category_id, m.mall_category_id, p.popularity, m.popularity AS sold, p.revision, m.created_at, p.updated_at,
  k.remain, k.unlimited, s.shopname AS shop_name, coalesce(st.fields->>'title', s.title) AS shop_title,
  s.avatar AS shop_avatar, s.domain AS shop_domain, m.total_review, m.total_up_review,
  m.total_stars, m.last_review, t.fields->>'tags' AS tag_labels, m.second_hand, m.free_shipping, ${HAS_VAT},
  (${isNamed('one_per_cart')}) AS one_per_cart, (${isNamed('add_disabled')}) AS add_disabled, m.order_limit,
  s.settings->'holiday' AS holiday,
  (SELECT json_agg(json_build_array(x.product_id, x.price, x.is_flash, x.begins_at, x.ends_at))
    FROM promotion_price x
    WHERE x.shop_id = p.shop_id AND x.main_id = m.id AND x.ends_at > reader.now) AS promotions,
  (SELECT json_agg(json_build_array(c.id, c.price, c.full_price, c.status, ck.remain, ck.unlimited))
    FROM product c
    LEFT JOIN stock ck ON ck.shop_id = c.shop_id AND ck.product_id = c.id
    WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.status <> 'removed') AS variants`;

export const JOINS = `
  JOIN product m ON m.shop_id = p.shop_id AND m.id = coalesce(p.parent_id, p.id)
  JOIN shop s ON s.id = p.shop_id
  LEFT JOIN stock k ON k.shop_id = p.shop_id AND k.product_id = p.id`;

export const OVERLAYS = `
  LEFT JOIN translation t ON t.shop_id = p.shop_id AND t.entity = 'product'
    AND t.entity_id = m.id AND t.lang = reader.lang
  LEFT JOIN translation st ON st.shop_id = p.shop_id AND st.entity = 'shop'
    AND st.entity_id = p.shop_id AND st.lang = reader.lang`;

/** True if the product sets it, or a list of ids in the shop's feature settings names it or its variant. */
function isNamed(setting: 'one_per_cart' | 'add_disabled'): string {
  const list = `s.settings->'features'->'${setting}'`;
  return `m.${setting} OR coalesce(${list} @> to_jsonb(m.id) OR ${list} @> to_jsonb(p.id), false)`;
}

/** Products of a hidden shop cannot be bought on any site. */
function statusOf(product: 'p' | 'm'): string {
  return `CASE WHEN ${IS_HIDDEN} AND NOT reader.preview THEN 'product_sync_disable'
    ELSE ${product}.status END`;
}
