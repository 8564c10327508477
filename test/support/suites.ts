import { resolve } from 'node:path';
import type { Reader } from './count-results.ts';
import { readPlaywright, readVitest, readWebTests } from './count-results.ts';

export interface Suite {
  readonly name: string;
  /** Program of node_modules/.bin, or `node` for a script. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where its results are; a check without them counts as one test. */
  readonly report?: { readonly file: string; readonly read: Reader };
  readonly needsBrowser?: boolean;
  readonly needsBuild?: boolean;
  /** Runs tests that another suite runs too: on what else. */
  readonly repeatedOn?: string;
  /** The same for one of its files; `report` names the file to write the results to. */
  readonly again?: (file: string, report: string) => Pick<Suite, 'args' | 'env'>;
}

const results = 'test-results';

function vitest(
  name: string,
  project: readonly string[],
  env: Record<string, string> = {},
  only: readonly string[] = [],
): Suite {
  const file = `${results}/${name.replaceAll(' ', '-')}.json`;
  const argsFor = (files: readonly string[], report: string) => [
    'run',
    ...project.flatMap((one) => ['--project', one]),
    ...files,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    name,
    command: 'vitest',
    args: argsFor(only, file),
    env,
    report: { file, read: readVitest },
    again: (one, report) => ({ args: argsFor([one], report), env }),
  };
}

const elementsConfig = ['--config', 'test/web-test-runner.config.ts'];
const pathsConfig = ['test', '-c', 'test/e2e', '--reporter=list,json'];

/** In the order in which a mistake is found soonest. */
export const suites: readonly Suite[] = [
  { name: 'formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types of the elements', command: 'tsc', args: ['-p', 'elements'] },
  { name: 'types', command: 'tsc', args: [] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'file lengths', command: 'node', args: ['test/support/check-file-length.ts'] },
  { name: 'documentation', command: 'node', args: ['test/support/check-docs.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
  { ...vitest('rules and server on PostgreSQL 18', ['unit', 'host']), needsBuild: true },
  {
    // What the database answers, without the ways through a browser (vite.config.ts).
    ...vitest('server on PostgreSQL 15', ['host'], { TEST_POSTGRES: '15' }, ['storefront-host/']),
    needsBuild: true,
    repeatedOn: 'PostgreSQL 15',
  },
  {
    name: 'elements in Chromium',
    command: 'wtr',
    args: elementsConfig,
    env: { TALAD_WTR_REPORT: `${results}/elements.json` },
    report: { file: `${results}/elements.json`, read: readWebTests },
    again: (file, report) => ({
      args: [...elementsConfig, '--files', file],
      env: { TALAD_WTR_REPORT: report },
    }),
    needsBrowser: true,
  },
  {
    name: 'main paths in Chromium',
    command: 'playwright',
    args: pathsConfig,
    // Absolute: a bare name is taken from the configuration's folder.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(results, 'e2e.json') },
    report: { file: `${results}/e2e.json`, read: readPlaywright },
    again: (file, report) => ({
      args: [...pathsConfig, file],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) },
    }),
    needsBrowser: true,
    needsBuild: true,
  },
];
