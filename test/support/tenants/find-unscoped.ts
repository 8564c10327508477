import { parseSync, type Node } from 'libpg-query';
import { QueryReader } from './read-query.ts';
import { Reading, shopIdOf, type TenantUse } from './read-from.ts';

export interface Unscoped extends Pick<TenantUse, 'table' | 'does'> {
  /** Columns that have to be limited instead. */
  readonly limited: readonly string[];
}

/**
 * Returns the tenant tables that a statement reads or writes without limiting `shop_id`. If a
 * table's `shop_id` equals that of another returned table, only the other one is returned, because
 * limiting it is enough. libpg-query's `loadModule()` has to be done before.
 */
export function findUnscoped(
  sql: string,
  tables: ReadonlyMap<string, readonly string[]>,
): readonly Unscoped[] {
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => (stmt ? check(stmt, tables) : []));
}

function check(
  statement: Node,
  tables: ReadonlyMap<string, readonly string[]>,
): readonly Unscoped[] {
  const reading = new Reading(tables);
  const reader = new QueryReader(reading);
  readStatement(statement, reading, reader);
  reader.finish();
  return reading.uses.flatMap(({ table, does, relation }) => {
    if (reading.graph.isLimited(shopIdOf(relation))) return [];
    const limited = (relation.columns ?? []).filter((name) =>
      reading.graph.isLimited({ relation: relation.id, name }),
    );
    reading.graph.assume(shopIdOf(relation));
    return [{ table, does, limited }];
  });
}

function readStatement(statement: Node, reading: Reading, reader: QueryReader): void {
  if ('ViewStmt' in statement) {
    // A view with `shop_id` is checked in the statements that read it.
    const { outputs } = reader.read(statement.ViewStmt.query, null);
    const shop = outputs.find(({ name }) => name === 'shop_id');
    for (const column of shop?.pushes ?? []) reading.graph.assume(column);
  } else if ('TruncateStmt' in statement) {
    for (const relation of statement.TruncateStmt.relations ?? []) {
      if ('RangeVar' in relation) reading.addTable(relation.RangeVar, 'writes');
    }
  } else if ('CopyStmt' in statement) {
    const { relation, query, is_from: isFrom } = statement.CopyStmt;
    if (relation) reading.addTable(relation, isFrom ? 'writes' : 'reads');
    reader.read(query, null);
  } else if ('ExplainStmt' in statement) {
    reader.read(statement.ExplainStmt.query, null);
  } else if (isQuery(statement)) reader.read(statement, null);
}

/** MERGE is not supported, so it is reported. */
function isQuery(statement: Node): boolean {
  return ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'].some(
    (kind) => kind in statement,
  );
}
