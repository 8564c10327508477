import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

/** The parts of a statement over products that prices depend on: of `p`, and of its combinations `c`. */
interface PriceSql {
  readonly columns: Sql;
  readonly own: Sql;
  readonly ofKid: Sql;
  readonly kidPrice: Sql;
  readonly kidFull: Sql;
  readonly kidColumns: Sql;
}

/** Without promotions: as the shop's staff set them. */
export const LIST_PRICES: PriceSql = {
  columns: sql`p.price AS price_now, NULL AS flash_price, NULL AS flash_until, NULL AS price_change`,
  own: sql``,
  ofKid: sql``,
  kidPrice: sql`c.price`,
  kidFull: sql`c.full_price`,
  kidColumns: sql``,
};

/** With the promotions that run at `now`: the largest discount wins, and nothing gets dearer. */
export function pricesAt(now: Date): PriceSql {
  // A flash sale that a larger discount beats shows no clock.
  const isFlash = (name: Sql, product: Sql) =>
    sql`${name}.flash = ${name}.price AND ${name}.flash < ${product}.price`;
  const ownFlash = isFlash(sql`f`, sql`p`);
  const kidFlash = isFlash(sql`cf`, sql`c`);
  return {
    columns: sql`least(p.price, f.price) AS price_now,
      CASE WHEN kids.count > 0 THEN kids.flash WHEN ${ownFlash} THEN f.flash END AS flash_price,
      CASE WHEN kids.count > 0 THEN kids.flash_until WHEN ${ownFlash} THEN f.until END AS flash_until,
      CASE WHEN kids.count > 0 THEN kids.price_change ELSE f.change END AS price_change`,
    own: running(sql`p`, sql`f`, now),
    ofKid: running(sql`c`, sql`cf`, now),
    kidPrice: sql`least(c.price, cf.price)`,
    kidFull: sql`CASE WHEN cf.price < c.price THEN coalesce(c.full_price, c.price) ELSE c.full_price END`,
    kidColumns: sql`min(cf.flash) FILTER (WHERE ${kidFlash}) AS flash,
        min(cf.until) FILTER (WHERE ${kidFlash}) AS flash_until, min(cf.change) AS price_change,`,
  };
}

/** One look into the primary key for each row; nearly always there is nothing. */
function running(product: Sql, name: Sql, now: Date): Sql {
  return sql`LEFT JOIN LATERAL (
      SELECT min(x.price) FILTER (WHERE x.begins_at <= ${now}) AS price,
        min(x.price) FILTER (WHERE x.is_flash AND x.begins_at <= ${now}) AS flash,
        min(x.ends_at) FILTER (WHERE x.is_flash AND x.begins_at <= ${now}) AS until,
        min(CASE WHEN x.begins_at > ${now} THEN x.begins_at ELSE x.ends_at END) AS change
      FROM promotion_price x
      WHERE x.shop_id = ${product}.shop_id AND x.product_id = ${product}.id AND x.ends_at > ${now}
    ) ${name} ON true`;
}
