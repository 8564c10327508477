import { relative, resolve } from 'node:path';
import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import { loadModule } from 'libpg-query';
import { acrossShops, type AcrossShops } from './across-shops.ts';
import { findUnscoped, type Unscoped } from './find-unscoped.ts';

await loadModule();

const root = resolve(import.meta.dirname, '../../..');

export interface TenantGuard {
  /**
   * Reads each statement when kysely compiles it, because only the stack of that moment contains
   * the caller.
   */
  readonly plugin: KyselyPlugin;
  /** Returns the findings since the last call. */
  readonly take: () => GuardReport;
}

export interface GuardReport {
  /** One line for each table that our code read or wrote without a shop. */
  readonly leaks: readonly string[];
  /** Exceptions that were needed, as `place table`. */
  readonly used: readonly string[];
}

/**
 * Checks the statements of storefront-host's code (decision 091); those of tests may read anything.
 */
export function createTenantGuard(
  tables: Readonly<Record<string, readonly string[]>>,
  exceptions: readonly AcrossShops[] = acrossShops,
): TenantGuard {
  const columns = new Map(Object.entries(tables));
  const compiler = new PostgresQueryCompiler();
  /** Statements repeat, so parse each text once. */
  const known = new Map<string, readonly Unscoped[]>();
  const leaks = new Set<string>();
  const used = new Set<string>();

  function judge(sql: string): void {
    const unscoped = known.get(sql) ?? findUnscoped(sql, columns);
    known.set(sql, unscoped);
    const place = unscoped.length > 0 ? placeOf(stackHere()) : null;
    if (place === null) return;
    for (const { table, does, limited } of unscoped) {
      const isExcepted = exceptions.some(
        ({ by, places }) =>
          Object.entries(places).some(([at, names]) => at === place && names.includes(table)) &&
          (by === undefined || limited.includes(by)),
      );
      if (isExcepted) used.add(`${place} ${table}`);
      else leaks.add(`${place} ${does} ${table} without shop_id: ${sql.replaceAll(/\s+/g, ' ')}`);
    }
  }

  return {
    plugin: {
      transformQuery({ node, queryId }) {
        judge(compiler.compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
    take() {
      const report = { leaks: [...leaks], used: [...used] };
      leaks.clear();
      used.clear();
      return report;
    },
  };
}

/** Returns `file function` of the first frame of this project, or null for a test's. */
function placeOf(stack: string): string | null {
  const frames = stack.split('\n').flatMap((line) => readFrame(line) ?? []);
  const first = frames[0];
  if (!first) return 'unknown';
  const { file, name } = first;
  if (!file.startsWith('storefront-host/') || file.endsWith('.test.ts')) return null;
  return `${file.slice('storefront-host/'.length)} ${name}`.trim();
}

interface Frame {
  readonly file: string;
  readonly name: string;
}

function readFrame(line: string): Frame | null {
  const [, name = '', path = ''] =
    /^\s*at (?:(?:async )?(.+) \()?(?:file:\/\/)?(\/.*?)(?:\?.*)?:\d+:\d+\)?$/.exec(line) ?? [];
  const isOurs = path.startsWith(`${root}/`) && !path.includes('/node_modules/');
  if (!isOurs || path === import.meta.filename) return null;
  // For a method `Object.name`, return only the method's name.
  const own = name.split('.').at(-1) ?? '';
  return { file: relative(root, path), name: own === '<anonymous>' ? '' : own };
}

/** The depth is enough to reach the caller from kysely's compiler. */
function stackHere(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const stack = new Error('here').stack ?? '';
  Error.stackTraceLimit = limit;
  return stack;
}
