import { sql, type Kysely } from 'kysely';

/** The marketplace has one account for top-ups and for payments of orders (decision 437). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- The account of top-ups was another setting. It stays where only top-ups are on.
UPDATE platform_payee AS payee
  SET promptpay = offer.promptpay, promptpay_name = offer.promptpay_name
  FROM topup_offer AS offer
  WHERE offer.promptpay <> '' AND offer.promptpay_name <> ''
    AND (payee.promptpay = '' OR (offer.is_on AND NOT payee.is_on));
ALTER TABLE topup_offer DROP COLUMN promptpay, DROP COLUMN promptpay_name;
`;
