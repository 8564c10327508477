import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

export interface Explained {
  /** Number of database pages (8 kB) that the statement read. */
  readonly pages: number;
  /** Tables that were read from end to end. */
  readonly scanned: readonly string[];
}

/** Runs the statement and returns what PostgreSQL read for it. */
export async function explain(db: Db, query: RawBuilder<unknown>): Promise<Explained> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${query}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('PostgreSQL gave no plan');
  return {
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scanned: nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? ''),
  };
}

function nodesOf(plan: PlanNode): readonly PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
