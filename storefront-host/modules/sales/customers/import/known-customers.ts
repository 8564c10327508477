import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { CustomerValues } from './customer-values.ts';
import { contactsOf, digitsOf, type CustomersOfFile } from './customers-of-file.ts';
import type { CustomerRow } from './read-customer.ts';

/** A customer of the shop, as far as an import compares it. */
export interface KnownCustomer extends CustomerValues {
  readonly id: string;
  readonly account_id: string | null;
  readonly erased_at: Date | null;
  readonly notes: readonly string[];
}

type Found = KnownCustomer | 'NEW' | 'ERASED_HERE' | 'TWO_CUSTOMERS';

/** Customers that the rows of a batch may match. */
export class KnownCustomers {
  readonly #byId = new Map<string, KnownCustomer>();
  readonly #byContact = new Map<string, Set<string>>();
  readonly #keys = new Map<string, string>();

  constructor(rows: readonly KnownCustomer[]) {
    for (const row of rows) this.set(row);
  }

  set(customer: KnownCustomer): void {
    this.#byId.set(customer.id, customer);
    if (customer.guest_key !== null) this.#keys.set(customer.guest_key, customer.id);
    for (const one of contactsOf(customer)) {
      const ids = this.#byContact.get(one) ?? new Set();
      this.#byContact.set(one, ids.add(customer.id));
    }
  }

  /** Returns the id of the customer with this guest key. */
  holder(key: string): string | undefined {
    return this.#keys.get(key);
  }

  /** Finds the customer of a row by its id, else by e-mail address and telephone number. */
  find(row: CustomerRow, file: CustomersOfFile): Found {
    const own = row.id === null ? undefined : this.#byId.get(row.id);
    if (own) return own.erased_at ? 'ERASED_HERE' : own;
    const hits = contactsOf(row).map((one) => this.#byContact.get(one) ?? new Set<string>());
    // A customer whose id is in the file has a row of its own, so no other row matches it.
    const ids = [...new Set(hits.flatMap((found) => [...found]))].filter((id) => !file.has(id));
    const best = ids.filter((id) => hits.every((found) => found.has(id)));
    const [first, second] = best.length > 0 ? best : ids;
    if (second !== undefined) return 'TWO_CUSTOMERS';
    return (first !== undefined && this.#byId.get(first)) || 'NEW';
  }
}

/** Locks them in a transaction. One query. */
export async function readKnown(
  db: Kysely<Database>,
  shopId: number,
  rows: readonly CustomerRow[],
): Promise<KnownCustomers> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const emails = rows.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const phones = rows.flatMap(({ phone }) => (phone === null ? [] : [digitsOf(phone)]));
  const { rows: found } = await sql<KnownCustomer>`
    SELECT c.id, c.account_id, c.guest_key, c.name, c.phone, c.email, c.lang, c.tags, c.marketing,
      c.marketing_at, c.erased_at,
      ARRAY(SELECT n.body FROM customer_note n
        WHERE n.shop_id = ${shopId} AND n.customer_id = c.id) AS notes
    FROM customer c
    WHERE c.shop_id = ${shopId} AND (c.id = ANY(${ids}::uuid[])
      OR lower(c.email) = ANY(${emails}::text[]) AND c.email IS NOT NULL
      OR regexp_replace(c.phone, '\\D', '', 'g') = ANY(${phones}::text[]) AND c.phone IS NOT NULL
      OR c.guest_key = ANY(${[...phones, ...emails]}::text[]))
    ORDER BY c.id FOR NO KEY UPDATE OF c`.execute(db);
  return new KnownCustomers(found);
}
