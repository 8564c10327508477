import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Per failed test its name and the beginning of its reason, for the end of the log. */
  readonly reasons: readonly string[];
}

/** From what a runner wrote for machines; throws when it is not what it should be. */
export type Reader = (report: unknown) => Counts;

/** A test that was skipped is one that proves nothing: it counts as failed. */
export const readVitest: Reader = (report) => {
  const passed = numberOf(report, 'numPassedTests');
  const brokenFiles = listOf(report, 'testResults').filter(
    (file) => textOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  );
  const reasons = [
    ...brokenFiles.map((file) => reasonOf(textOf(file, 'name'), textOf(file, 'message'))),
    ...listOf(report, 'testResults')
      .flatMap((file) => listOf(file, 'assertionResults'))
      .filter((test) => textOf(test, 'status') === 'failed')
      .map((test) =>
        reasonOf(textOf(test, 'fullName'), listOf(test, 'failureMessages').map(String).join('\n')),
      ),
  ];
  return {
    passed,
    failed: numberOf(report, 'numTotalTests') - passed + brokenFiles.length,
    reasons,
  };
};

export const readPlaywright: Reader = (report) => {
  const stats = fieldOf(report, 'stats');
  const passed = numberOf(stats, 'expected');
  const others = ['unexpected', 'flaky', 'skipped'].map((name) => numberOf(stats, name));
  const broken = listOf(report, 'errors');
  return {
    passed,
    failed: others.reduce((sum, count) => sum + count, broken.length),
    reasons: [
      ...broken.map((error) => reasonOf('before the tests', textOf(error, 'message'))),
      ...listOf(report, 'suites').flatMap(failuresOfSuite),
    ],
  };
};

function failuresOfSuite(suite: unknown): readonly string[] {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests')
      .filter((test) => textOf(test, 'status') !== 'expected')
      .map((test) => {
        const errors = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'));
        const message = errors.map((error) => textOf(error, 'message')).join('\n');
        return reasonOf(`[${textOf(test, 'projectName')}] ${textOf(spec, 'title')}`, message);
      }),
  );
  return [...own, ...listOf(suite, 'suites').flatMap(failuresOfSuite)];
}

/** test/support/web-test-reporter.ts writes it. */
export const readWebTests: Reader = (report) => ({
  passed: numberOf(report, 'passed'),
  failed: numberOf(report, 'failed'),
  reasons: listOf(report, 'reasons').map(String),
});

const REASON_LINES = 12;

/** Test and reason, without the colours of a terminal. */
export function reasonOf(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function numberOf(value: unknown, name: string): number {
  const found = fieldOf(value, name);
  if (typeof found !== 'number') throw new TypeError(`the report has no number '${name}'`);
  return found;
}

function textOf(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const found = fieldOf(value, name);
  return Array.isArray(found) ? found : [];
}
