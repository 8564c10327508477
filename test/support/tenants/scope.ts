import type { ColumnRef, Node } from 'libpg-query';
import type { Column, Rule, Value } from './column-graph.ts';

/** An item of FROM under its alias. */
export interface Relation {
  readonly id: number;
  readonly alias: string;
  /** Null if its columns are not known, so that any name may be one. */
  readonly columns: readonly string[] | null;
  /** True if it consists only of parameters: `unnest($1::int[])`. */
  readonly isGiven?: boolean;
}

/** A column of a query's result. */
export interface Output {
  readonly name: string;
  readonly value: Value;
  /** Columns limited together with this one: a condition on a view applies inside its query. */
  readonly pushes: readonly Column[];
}

export interface Subquery {
  readonly outputs: readonly Output[];
  /** Limits that its conditions set on outer columns; they apply when it returns a row. */
  readonly outward: readonly Rule[];
}

export type ReadSubquery = (query: Node | undefined, scope: Scope) => Subquery;

/** A query of WITH. */
export interface CommonTable {
  readonly outputs: readonly Output[];
  /** References to it: a condition applies inside the query only if all of them have it. */
  readonly references: Relation[];
}

/** Names that an expression can use: of its own query, then of those around it. */
export class Scope {
  readonly relations: Relation[] = [];
  readonly commonTables = new Map<string, CommonTable>();
  readonly #outer: Scope | null;

  constructor(outer: Scope | null) {
    this.#outer = outer;
  }

  findCommonTable(name: string): CommonTable | null {
    return this.commonTables.get(name) ?? this.#outer?.findCommonTable(name) ?? null;
  }

  findColumn(reference: ColumnRef): Value {
    const names = (reference.fields ?? []).map((field) =>
      'String' in field ? (field.String.sval ?? '') : '*',
    );
    const name = names.at(-1);
    return name === undefined || name === '*' ? null : this.#find(name, names.at(-2));
  }

  #find(name: string, alias: string | undefined): Value {
    const found = this.relations.find((relation) =>
      alias === undefined ? hasColumn(relation, name) : relation.alias === alias,
    );
    if (!found) return this.#outer ? this.#outer.#find(name, alias) : null;
    return found.isGiven ? [] : [{ relation: found.id, name }];
  }
}

export function hasColumn({ columns }: Relation, name: string): boolean {
  return columns?.includes(name) ?? true;
}
