import type { Selectable } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang, ProductTable } from '../../../../db/schema.ts';
import type { ProductNext } from './next-product.ts';
import { overlayTexts } from './product-texts.ts';
import type { ProductUpdate } from './product-write.contract.ts';

type Row = Selectable<ProductTable>;

/**
 * Returns facts for the audit log: name, price and status in any case, and the other changed
 * fields.
 */
export function auditFacts(
  row: Row,
  next: ProductNext,
  update: Omit<ProductUpdate, 'revision'>,
  lang: Lang,
) {
  return {
    before: { ...facts(row), ...notedOf(row, next) },
    after: { ...facts({ ...row, ...next }), ...overlayOf(update, lang), ...notedOf(next, next) },
  };
}

export function facts(row: Pick<Row, 'title' | 'price' | 'full_price' | 'status'>) {
  return {
    title: row.title,
    price: satangToBaht(toSatang(row.price)),
    full_price: row.full_price === null ? null : satangToBaht(toSatang(row.full_price)),
    status: row.status,
  };
}

/** Returns the other changed fields, for the log. */
function notedOf(row: Partial<Row>, next: ProductNext) {
  const { title: _t, price: _p, full_price: _f, status: _s, images, ...columns } = next;
  return {
    ...Object.fromEntries(
      Object.keys(columns).map((name) => [name, row[name as keyof typeof columns] ?? null]),
    ),
    ...(images && { pictures: row.images?.map(({ media_id }) => media_id) ?? [] }),
  };
}

function overlayOf(update: Omit<ProductUpdate, 'revision'>, lang: Lang) {
  const other: Lang = lang === 'th' ? 'en' : 'th';
  return Object.fromEntries(
    Object.entries(overlayTexts(update, other)).map(([name, text]) => [`${name}_${other}`, text]),
  );
}
