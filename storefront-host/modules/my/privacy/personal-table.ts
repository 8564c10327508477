import type { RawBuilder } from 'kysely';

export interface Person {
  readonly accountId: string;
  readonly email: string;
}

export interface PersonalTable {
  /** Condition about `t` for the person's rows. */
  readonly of: (person: Person) => RawBuilder<unknown>;
  /** Columns of each row in the export; null: secrets, which are of use to thieves alone. */
  readonly exported: readonly string[] | null;
  /**
   * When the account is closed: 'keep' what the law, or another's rights, ask for; the person is an id
   * there that nothing leads to any more. `set` makes a row anonymous, `erase` takes some of them.
   */
  readonly closing:
    | 'erase'
    | 'keep'
    | { readonly set: RawBuilder<unknown> }
    | { readonly erase: RawBuilder<unknown> };
}
