import type { JoinExpr, Node, RangeFunction, RangeVar } from 'libpg-query';
import { ownKeys } from './across-shops.ts';
import { ColumnGraph, equate, type Column, type Rule } from './column-graph.ts';
import { readCondition } from './read-condition.ts';
import { readValue } from './read-value.ts';
import { hasColumn, type Output, type ReadSubquery, type Relation, type Scope } from './scope.ts';

/** A tenant table in a statement. */
export interface TenantUse {
  readonly table: string;
  readonly does: 'reads' | 'writes';
  readonly relation: Relation;
}

export function shopIdOf({ id }: Relation): Column {
  return { relation: id, name: 'shop_id' };
}

/** Facts about one statement, collected while walking it. */
export class Reading {
  readonly graph = new ColumnGraph();
  readonly uses: TenantUse[] = [];
  /** Columns of each table and view, by name. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  #relations = 0;

  constructor(tables: ReadonlyMap<string, readonly string[]>) {
    this.tables = tables;
  }

  /** Number of the next relation. */
  get next(): number {
    return this.#relations;
  }

  addRelation(relation: Omit<Relation, 'id'>): Relation {
    const added = { ...relation, id: this.#relations };
    this.#relations += 1;
    return added;
  }

  addTable({ relname = '', alias }: RangeVar, does: TenantUse['does']): Relation {
    const columns = this.tables.get(relname) ?? null;
    const relation = this.addRelation({ alias: alias?.aliasname ?? relname, columns });
    const column = (name: string): Column => ({ relation: relation.id, name });
    if (columns?.includes('shop_id')) {
      this.uses.push({ table: relname, does, relation });
    }
    for (const key of ownKeys.get(relname) ?? []) {
      this.graph.add((columns ?? []).map((name) => ({ from: [column(key)], to: column(name) })));
    }
    return relation;
  }
}

/** Adds an item of FROM and its ON conditions to the scope. */
export function readFrom(
  item: Node,
  scope: Scope,
  reading: Reading,
  readSubquery: ReadSubquery,
): void {
  if ('RangeVar' in item) scope.relations.push(readName(item.RangeVar, scope, reading));
  else if ('JoinExpr' in item) readJoin(item.JoinExpr, scope, reading, readSubquery);
  else if ('RangeFunction' in item) {
    scope.relations.push(readFunction(item.RangeFunction, scope, reading, readSubquery));
  } else if ('RangeSubselect' in item) {
    const { subquery, alias } = item.RangeSubselect;
    const outputs = renamed(readSubquery(subquery, scope).outputs, alias?.colnames);
    const relation = addDerived(alias?.aliasname ?? '', outputs, reading);
    for (const { name, pushes } of outputs) {
      const from = [{ relation: relation.id, name }];
      reading.graph.add(pushes.map((to) => ({ from, to })));
    }
    scope.relations.push(relation);
  } else if ('RangeTableSample' in item && item.RangeTableSample.relation) {
    readFrom(item.RangeTableSample.relation, scope, reading, readSubquery);
  } else throw new Error(`cannot read ${Object.keys(item).join()} in FROM`);
}

/** Renames the outputs as an alias does. */
export function renamed(
  outputs: readonly Output[],
  names: readonly Node[] | undefined,
): readonly Output[] {
  return outputs.map((output, at) => ({ ...output, name: textOf(names?.[at]) ?? output.name }));
}

export function textOf(node: Node | undefined): string | undefined {
  return node && 'String' in node ? node.String.sval : undefined;
}

function readName(range: RangeVar, scope: Scope, reading: Reading): Relation {
  const { relname = '', schemaname, alias } = range;
  const common = schemaname ? null : scope.findCommonTable(relname);
  if (!common) return reading.addTable(range, 'reads');
  const relation = addDerived(alias?.aliasname ?? relname, common.outputs, reading);
  common.references.push(relation);
  return relation;
}

function addDerived(alias: string, outputs: readonly Output[], reading: Reading): Relation {
  const relation = reading.addRelation({ alias, columns: outputs.map(({ name }) => name) });
  for (const { name, value } of outputs) {
    if (value) reading.graph.add([{ from: value, to: { relation: relation.id, name } }]);
  }
  return relation;
}

function readFunction(
  range: RangeFunction,
  scope: Scope,
  reading: Reading,
  readSubquery: ReadSubquery,
): Relation {
  const calls = (range.functions ?? []).flatMap((one) =>
    'List' in one ? (one.List.items ?? []).slice(0, 1) : [one],
  );
  const isGiven = calls.every((call) => readValue(call, scope, readSubquery)?.length === 0);
  return reading.addRelation({ alias: range.alias?.aliasname ?? '', columns: null, isGiven });
}

function readJoin(
  join: JoinExpr,
  scope: Scope,
  reading: Reading,
  readSubquery: ReadSubquery,
): void {
  if (join.isNatural || join.alias)
    throw new Error('cannot read NATURAL JOIN or a join with an alias');
  const first = scope.relations.length;
  const start = reading.next;
  if (join.larg) readFrom(join.larg, scope, reading, readSubquery);
  const second = scope.relations.length;
  const middle = reading.next;
  if (join.rarg) readFrom(join.rarg, scope, reading, readSubquery);
  const end = reading.next;
  const rules: Rule[] = readCondition(join.quals, scope, readSubquery);
  for (const name of (join.usingClause ?? []).map(textOf)) {
    if (name === undefined) continue;
    const left = columnIn(scope.relations.slice(first, second), name);
    rules.push(...equate(left, columnIn(scope.relations.slice(second), name)));
  }
  // A row of an outer join's preserved side remains whatever ON requires.
  const preserved = {
    JOIN_INNER: [start, end],
    JOIN_LEFT: [middle, end],
    JOIN_RIGHT: [start, middle],
  };
  const [from = 0, to = 0] = preserved[join.jointype as keyof typeof preserved] ?? [];
  reading.graph.add(rules.filter((rule) => rule.to.relation >= from && rule.to.relation < to));
}

function columnIn(relations: readonly Relation[], name: string): readonly Column[] | null {
  const found = relations.find((relation) => hasColumn(relation, name));
  return found ? [{ relation: found.id, name }] : null;
}
