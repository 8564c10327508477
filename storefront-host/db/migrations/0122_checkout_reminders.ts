import { sql, type Kysely } from 'kysely';

/** One mail to shoppers who began a checkout, agreed to it, and did not order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE checkout
  -- In lower case; '': the shopper wants no reminder, null: was not asked.
  ADD COLUMN remind_email text,
  -- The account whose consent to marketing allows it; null: the box of the checkout does.
  ADD COLUMN remind_account_id uuid,
  ADD COLUMN remind_at timestamptz,
  ADD COLUMN reminded_at timestamptz;
CREATE INDEX checkout_remind ON checkout (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX checkout_remind_email ON checkout (shop_id, remind_email) WHERE remind_email <> '';

ALTER TABLE mail
  -- Where one click ends mails of this kind (RFC 8058); null: it answers something the reader did.
  ADD COLUMN unsubscribe_url text;
`;
