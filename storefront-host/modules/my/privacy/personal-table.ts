import type { RawBuilder } from 'kysely';

export interface Person {
  readonly accountId: string;
  readonly email: string;
}

export interface PersonalTable {
  /** Condition about `t` for the person's rows. */
  readonly of: (person: Person) => RawBuilder<unknown>;
  /** Columns of each row in the export; null for secrets, which only thieves could use. */
  readonly exported: readonly string[] | null;
  /**
   * Action when the account is closed. 'keep': the law or other people's rights require the row, and its id no
   * longer leads to a person. `set` makes a row anonymous, `erase` deletes rows.
   */
  readonly closing:
    | 'erase'
    | 'keep'
    | { readonly set: RawBuilder<unknown> }
    | { readonly erase: RawBuilder<unknown> };
}
