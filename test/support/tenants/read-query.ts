import type {
  DeleteStmt,
  Node,
  OnConflictClause,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from 'libpg-query';
import type { InsertStmt, RangeVar } from 'libpg-query';
import type { Rule, Value } from './column-graph.ts';
import { readCondition } from './read-condition.ts';
import { readFrom, renamed, shopIdOf, textOf, type Reading } from './read-from.ts';
import { readValue } from './read-value.ts';
import { Scope, type CommonTable, type Output, type Relation, type Subquery } from './scope.ts';

const NOTHING: Subquery = { outputs: [], outward: [] };

/** Reads the queries of one statement, each once, from the outer to the inner. */
export class QueryReader {
  readonly #reading: Reading;
  readonly #known = new WeakMap<object, Subquery>();
  readonly #commonTables: CommonTable[] = [];

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  readonly read = (query: Node | undefined, outer: Scope | null): Subquery => {
    if (!query) return NOTHING;
    if ('SelectStmt' in query) return this.#readSelect(query.SelectStmt, outer);
    if ('InsertStmt' in query) return this.#readInsert(query.InsertStmt, outer);
    if ('UpdateStmt' in query) return this.#readUpdate(query.UpdateStmt, outer);
    if ('DeleteStmt' in query) return this.#readDelete(query.DeleteStmt, outer);
    throw new Error(`cannot read ${Object.keys(query).join()}`);
  };

  /**
   * After reading everything: a condition that every reference of a WITH query has holds in the
   * query.
   */
  finish(): void {
    for (const { outputs, references } of this.#commonTables) {
      for (const { name, pushes } of references.length > 0 ? outputs : []) {
        const from = references.map(({ id }) => ({ relation: id, name }));
        this.#reading.graph.add(pushes.map((to) => ({ from, to })));
      }
    }
  }

  #readSelect(select: SelectStmt, outer: Scope | null): Subquery {
    const known = this.#known.get(select);
    if (known) return known;
    const read = this.#readNewSelect(select, outer);
    this.#known.set(select, read);
    return read;
  }

  #readNewSelect(select: SelectStmt, outer: Scope | null): Subquery {
    const start = this.#reading.next;
    const scope = new Scope(outer);
    this.#readWith(select.withClause, scope);
    const { larg, rarg, valuesLists, targetList = [] } = select;
    if (larg && rarg) {
      const left = this.#readSelect(larg, scope).outputs;
      const right = this.#readSelect(rarg, scope).outputs;
      const isUnion = select.op === 'SETOP_UNION';
      return {
        outputs: left.map((one, at) => (isUnion ? union(one, right[at]) : one)),
        outward: [],
      };
    }
    for (const item of select.fromClause ?? []) readFrom(item, scope, this.#reading, this.read);
    const outward = this.#where(select.whereClause, scope, start);
    this.#readNested({ ...select, withClause: undefined }, scope);
    return {
      outputs: valuesLists ? this.#values(valuesLists, scope) : this.#results(targetList, scope),
      outward,
    };
  }

  #readInsert(insert: InsertStmt, outer: Scope | null): Subquery {
    const { relation = {}, cols, onConflictClause } = insert;
    const scope = new Scope(outer);
    this.#readWith(insert.withClause, scope);
    const { outputs } = this.read(insert.selectStmt, scope);
    const target = this.#reading.addTable(relation, 'writes');
    const names = cols?.map((col) => ('ResTarget' in col ? col.ResTarget.name : undefined));
    // A row without a shop is the platform's; a NOT NULL column refuses it.
    const from = outputs[(names ?? target.columns ?? []).indexOf('shop_id')];
    const value = from ? from.value : [];
    if (value) this.#reading.graph.add([{ from: value, to: shopIdOf(target) }]);
    if (onConflictClause?.action === 'ONCONFLICT_UPDATE') {
      this.#readConflict(onConflictClause, relation, target, scope);
    }
    scope.relations.push(target);
    return { outputs: this.#results(insert.returningClause?.exprs ?? [], scope), outward: [] };
  }

  /** The existing row may be another shop's, unless the conflict target includes the shop. */
  #readConflict(conflict: OnConflictClause, table: RangeVar, target: Relation, outer: Scope): void {
    const start = this.#reading.next;
    const scope = new Scope(outer);
    const present = this.#reading.addTable(table, 'writes');
    scope.relations.push(present, { ...target, alias: 'excluded' });
    const isWithinShop = (conflict.infer?.indexElems ?? []).some(
      (one) => 'IndexElem' in one && one.IndexElem.name === 'shop_id',
    );
    if (isWithinShop) {
      this.#reading.graph.add([{ from: [shopIdOf(target)], to: shopIdOf(present) }]);
    }
    this.#where(conflict.whereClause, scope, start);
    this.#readNested(conflict, scope);
  }

  #readUpdate(update: UpdateStmt, outer: Scope | null): Subquery {
    const { relation = {}, fromClause = [], whereClause, targetList = [] } = update;
    const scope = this.#readTarget(relation, fromClause, update.withClause, outer);
    this.#where(whereClause, scope.scope, scope.start);
    this.#readNested([whereClause, targetList], scope.scope);
    return {
      outputs: this.#results(update.returningClause?.exprs ?? [], scope.scope),
      outward: [],
    };
  }

  #readDelete(del: DeleteStmt, outer: Scope | null): Subquery {
    const { relation = {}, usingClause = [], whereClause } = del;
    const scope = this.#readTarget(relation, usingClause, del.withClause, outer);
    this.#where(whereClause, scope.scope, scope.start);
    this.#readNested(whereClause, scope.scope);
    return { outputs: this.#results(del.returningClause?.exprs ?? [], scope.scope), outward: [] };
  }

  #readTarget(
    relation: RangeVar,
    from: readonly Node[],
    withClause: WithClause | undefined,
    outer: Scope | null,
  ): { readonly scope: Scope; readonly start: number } {
    const start = this.#reading.next;
    const scope = new Scope(outer);
    this.#readWith(withClause, scope);
    scope.relations.push(this.#reading.addTable(relation, 'writes'));
    for (const item of from) readFrom(item, scope, this.#reading, this.read);
    return { scope, start };
  }

  #readWith(clause: WithClause | undefined, scope: Scope): void {
    for (const one of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in one)) continue;
      const { ctename = '', ctequery, aliascolnames } = one.CommonTableExpr;
      const add = (outputs: readonly Output[]): CommonTable => {
        const table = { outputs: renamed(outputs, aliascolnames), references: [] };
        scope.commonTables.set(ctename, table);
        return table;
      };
      // The first part of a recursive query limits the recursive part.
      if (clause?.recursive && ctequery && 'SelectStmt' in ctequery && ctequery.SelectStmt.larg) {
        add(this.#readSelect(ctequery.SelectStmt.larg, scope).outputs);
      }
      this.#commonTables.push(add(this.read(ctequery, scope).outputs));
    }
  }

  /** Adds the limits of WHERE on the query's own relations; returns those on outer relations. */
  #where(condition: Node | undefined, scope: Scope, start: number): readonly Rule[] {
    const rules = readCondition(condition, scope, this.read);
    this.#reading.graph.add(rules.filter(({ to }) => to.relation >= start));
    return rules.filter(({ to }) => to.relation < start);
  }

  /** Reads the queries within expressions that no condition has read. */
  #readNested(part: unknown, scope: Scope): void {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'subselect') this.read(value as Node, scope);
      // Queries in FROM have a scope of their own.
      else if (key !== 'subquery') this.#readNested(value, scope);
    }
  }

  #results(targets: readonly Node[], scope: Scope): readonly Output[] {
    return targets.flatMap((target) => {
      if (!('ResTarget' in target)) return [];
      const { name, val } = target.ResTarget;
      if (val && 'ColumnRef' in val) {
        const fields = val.ColumnRef.fields ?? [];
        const last = fields.at(-1);
        if (last && 'A_Star' in last) return allOf(scope.relations, textOf(fields.at(-2)));
        return [output(name ?? textOf(last) ?? '', readValue(val, scope, this.read))];
      }
      return [output(name ?? '', readValue(val, scope, this.read))];
    });
  }

  #values(rows: readonly Node[], scope: Scope): readonly Output[] {
    const read = rows.map((row) =>
      ('List' in row ? (row.List.items ?? []) : []).map((item) =>
        readValue(item, scope, this.read),
      ),
    );
    return (read[0] ?? []).map((_, at) => {
      const values = read.map((row) => row[at] ?? null);
      return { name: `column${at + 1}`, value: both(values), pushes: [] };
    });
  }
}

function output(name: string, value: Value): Output {
  return { name, value, pushes: value?.length === 1 ? value : [] };
}

function union(left: Output, right: Output | undefined): Output {
  return {
    name: left.name,
    value: both([left.value, right?.value ?? null]),
    pushes: [...left.pushes, ...(right?.pushes ?? [])],
  };
}

function both(values: readonly Value[]): Value {
  return values.includes(null) ? null : values.flatMap((value) => value ?? []);
}

function allOf(relations: readonly Relation[], alias: string | undefined): readonly Output[] {
  return relations
    .filter((relation) => alias === undefined || relation.alias === alias)
    .flatMap(({ id, columns, isGiven }) =>
      (columns ?? []).map((name) => output(name, isGiven ? [] : [{ relation: id, name }])),
    );
}
