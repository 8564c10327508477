import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Per failed test its name and the beginning of its reason, for the end of the log. */
  readonly reasons: readonly string[];
  /** The files that failed; their counts are part of the totals above. */
  readonly failedFiles: readonly FileCounts[];
}

export interface FileCounts {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly reasons: readonly string[];
}

/** From what a runner wrote for machines; throws when it is not what it should be. */
export type Reader = (report: unknown) => Counts;

/** A test that was skipped is one that proves nothing: it counts as failed. */
export const readVitest: Reader = (report) => {
  const passed = numberOf(report, 'numPassedTests');
  const failedFiles = listOf(report, 'testResults')
    .map(vitestFile)
    .filter(({ failed }) => failed > 0);
  const brokenFiles = listOf(report, 'testResults').filter(isBrokenFile);
  return {
    passed,
    failed: numberOf(report, 'numTotalTests') - passed + brokenFiles.length,
    reasons: failedFiles.flatMap(({ reasons }) => reasons),
    failedFiles,
  };
};

/** The file could not be loaded, or a hook around its tests failed. */
function isBrokenFile(file: unknown): boolean {
  return textOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0;
}

function vitestFile(file: unknown): FileCounts {
  const name = textOf(file, 'name');
  if (isBrokenFile(file)) {
    return { file: name, passed: 0, failed: 1, reasons: [reasonOf(name, textOf(file, 'message'))] };
  }
  const tests = listOf(file, 'assertionResults');
  const notPassed = tests.filter((test) => textOf(test, 'status') !== 'passed');
  return {
    file: name,
    passed: tests.length - notPassed.length,
    failed: notPassed.length,
    reasons: notPassed.map((test) =>
      reasonOf(textOf(test, 'fullName'), listOf(test, 'failureMessages').map(String).join('\n')),
    ),
  };
}

export const readPlaywright: Reader = (report) => {
  const stats = fieldOf(report, 'stats');
  const passed = numberOf(stats, 'expected');
  const others = ['unexpected', 'flaky', 'skipped'].map((name) => numberOf(stats, name));
  const broken = listOf(report, 'errors');
  const failedFiles = listOf(report, 'suites')
    .map(playwrightFile)
    .filter(({ failed }) => failed > 0);
  return {
    passed,
    failed: others.reduce((sum, count) => sum + count, broken.length),
    reasons: [
      ...broken.map((error) => reasonOf('before the tests', textOf(error, 'message'))),
      ...failedFiles.flatMap(({ reasons }) => reasons),
    ],
    failedFiles,
  };
};

function playwrightFile(suite: unknown): FileCounts {
  const tests = playwrightTests(suite);
  const failed = tests.filter(({ status }) => status !== 'expected');
  return {
    file: textOf(suite, 'file'),
    passed: tests.length - failed.length,
    failed: failed.length,
    reasons: failed.map(({ reason }) => reason),
  };
}

function playwrightTests(suite: unknown): readonly { status: string; reason: string }[] {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests').map((test) => {
      const errors = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'));
      const message = errors.map((error) => textOf(error, 'message')).join('\n');
      const name = `[${textOf(test, 'projectName')}] ${textOf(spec, 'title')}`;
      return { status: textOf(test, 'status'), reason: reasonOf(name, message) };
    }),
  );
  return [...own, ...listOf(suite, 'suites').flatMap(playwrightTests)];
}

/** test/support/web-test-reporter.ts writes it. */
export const readWebTests: Reader = (report) => ({
  passed: numberOf(report, 'passed'),
  failed: numberOf(report, 'failed'),
  reasons: listOf(report, 'reasons').map(String),
  failedFiles: listOf(report, 'failedFiles').map((file) => ({
    file: textOf(file, 'file'),
    passed: numberOf(file, 'passed'),
    failed: numberOf(file, 'failed'),
    reasons: listOf(file, 'reasons').map(String),
  })),
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
