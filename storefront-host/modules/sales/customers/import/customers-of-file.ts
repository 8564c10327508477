import type { CustomerRow } from './read-customer.ts';

/** Customers that the rows of a file name, so that two rows never mean one customer. */
export class CustomersOfFile {
  readonly #ids = new Map<string, number>();
  readonly #contacts = new Map<string, number>();

  /**
   * Returns the line that has this customer already. Two ids are two customers, also with one
   * telephone number, as an account and a guest may have.
   */
  add({ line, id, email, phone }: CustomerRow): number | null {
    const contacts = contactsOf({ email, phone });
    const before =
      id === null
        ? contacts.map((one) => this.#contacts.get(one)).find((found) => found !== undefined)
        : this.#ids.get(id);
    if (before !== undefined) return before;
    if (id !== null) this.#ids.set(id, line);
    for (const one of contacts) this.#contacts.set(one, line);
    return null;
  }

  /** Returns whether a row names the customer by its id. */
  has(id: string): boolean {
    return this.#ids.has(id);
  }
}

/** Returns keys to compare e-mail addresses and telephone numbers. */
export function contactsOf({
  email,
  phone,
}: Pick<CustomerRow, 'email' | 'phone'>): readonly string[] {
  return [
    ...(email === null ? [] : [`email:${email.toLowerCase()}`]),
    ...(phone === null ? [] : [`phone:${digitsOf(phone)}`]),
  ];
}

export function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}
