import { vitestOutput } from './plain-log.ts';

/** One command of `npm test`. */
export interface Suite {
  readonly name: string;
  /** Description for the first lines of a run. */
  readonly does: string;
  /** Program of node_modules/.bin, or `node` for a script. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** True if its reporter writes a report; a suite without one counts as one test. */
  readonly hasReport?: boolean;
  /** Returns the arguments to run one of its files. */
  readonly one?: (file: string) => readonly string[];
  readonly needsBrowser?: boolean;
  readonly needsBuild?: boolean;
  /** True if it uses one core and can run next to another one. */
  readonly isSmall?: boolean;
}

const reporters = [
  ...vitestOutput(process.stdout.isTTY),
  '--reporter=./test/runner/vitest-reporter.ts',
];

/** `only` lists folders of the project. */
function vitest(project: string, only: readonly string[] = []) {
  const args = ['run', '--project', project, ...reporters];
  return {
    command: 'vitest',
    args: [...args, ...only],
    hasReport: true,
    one: (file: string) => [...args, file],
  };
}

const elements = ['--config', 'test/web-test-runner.config.ts'];
const paths = ['test', '-c', 'test/e2e', '--reporter=list,./test/runner/playwright-reporter.ts'];

/**
 * Tests whose result depends on PostgreSQL itself (decision 120); `embedded` ones need our own
 * version 18.
 */
const onOldest = [
  'storefront-host/db/',
  'storefront-host/backup/',
  'storefront-host/jobs/',
  'storefront-host/modules/catalog/search/',
  'storefront-host/modules/sales/orders/placing/',
  'storefront-host/modules/sales/orders/life/expire-orders',
  'storefront-host/modules/sales/orders/manage-orders',
  '--exclude',
  'storefront-host/db/embedded/**',
  // Leave out the test that kills the database: it tests the driver, and always starts our own
  // version 18.
  '--exclude',
  'storefront-host/db/lost-database.test.ts',
];

/**
 * Quick suites come first, so that a mistake is found early; of the small ones, the longest come
 * first.
 */
export const suites: readonly Suite[] = [
  {
    name: 'browser: elements',
    does: 'each element by itself in Chromium',
    command: 'web-test-runner',
    args: elements,
    hasReport: true,
    one: (file) => [...elements, '--files', file],
    needsBrowser: true,
    // Its single page leaves two thirds of a core idle.
    isSmall: true,
  },
  {
    name: 'formatting',
    does: 'every file is formatted',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
    isSmall: true,
  },
  {
    name: 'types of the elements',
    does: 'the published package by itself',
    command: 'tsc',
    args: ['-p', 'elements'],
    isSmall: true,
  },
  {
    name: 'types',
    does: 'server, back office and tests',
    command: 'tsc',
    args: [],
    isSmall: true,
  },
  {
    name: 'lint',
    does: 'the linter’s rules, warnings too',
    command: 'oxlint',
    args: ['--deny-warnings'],
    isSmall: true,
  },
  {
    name: 'file lengths',
    does: 'no file has more than 400 lines',
    command: 'node',
    args: ['test/support/check-file-length.ts'],
    isSmall: true,
  },
  {
    name: 'documents',
    does: 'links, names and decision records',
    command: 'node',
    args: ['test/support/check-docs.ts'],
    isSmall: true,
  },
  {
    name: 'dead code',
    does: 'every export and every package is used',
    command: 'knip',
    args: [],
    isSmall: true,
  },
  {
    name: 'unit',
    does: 'rules and markup; no database, no browser',
    ...vitest('unit'),
  },
  {
    name: 'server',
    does: 'the whole server on PostgreSQL 18, without a browser',
    ...vitest('server'),
    needsBuild: true,
  },
  {
    name: 'browser: pages',
    does: 'storefront, back office and embeds in Chromium',
    ...vitest('browser'),
    needsBrowser: true,
    needsBuild: true,
  },
  {
    name: 'e2e',
    does: 'the main paths through a started demo market, desktop and phone',
    command: 'playwright',
    args: paths,
    hasReport: true,
    one: (file) => [...paths, '--trace=retain-on-failure', file],
    needsBrowser: true,
    needsBuild: true,
  },
  {
    name: 'PostgreSQL 15: statements',
    does: 'prepares every statement that the tests sent on the oldest PostgreSQL',
    command: 'node',
    args: ['test/support/postgres/check-statements.ts'],
    hasReport: true,
  },
  {
    name: 'PostgreSQL 15: tests',
    does: 'migrations, backups, jobs, search and locks on the oldest PostgreSQL',
    ...vitest('server', onOldest),
    env: { TEST_POSTGRES: '15' },
    needsBuild: true,
  },
];
