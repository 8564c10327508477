import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The results of one test file; a skipped test counts as failed, because it proves nothing. */
export interface FileResult {
  /** Absolute path of the file. */
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  /** Name and first lines of the error, for each failed test. */
  readonly reasons: readonly string[];
  readonly seconds: number;
}

/** The results of a suite, as the reporters write them for `npm test`. */
export interface Report {
  readonly files: readonly FileResult[];
  /** Errors outside of any file; each counts as a failure. */
  readonly errors: readonly string[];
}

export interface TestResult {
  readonly name: string;
  readonly passed: boolean;
  /** Error message of a test that failed. */
  readonly message: string;
}

const REASON_LINES = 12;

export function countPassed({ files }: Report): number {
  return files.reduce((sum, { passed }) => sum + passed, 0);
}

export function countFailed({ files, errors }: Report): number {
  return files.reduce((sum, { failed }) => sum + failed, errors.length);
}

export function failedFiles({ files }: Report): readonly FileResult[] {
  return files.filter(({ failed }) => failed > 0);
}

/** `errors` are those of the file itself, when it does not load or a hook fails. */
export function fileResult(
  file: string,
  seconds: number,
  tests: readonly TestResult[],
  errors: readonly string[],
): FileResult {
  const failed = tests.filter(({ passed }) => !passed);
  return {
    file,
    passed: tests.length - failed.length,
    failed: failed.length + errors.length,
    reasons: [
      ...failed.map(({ name, message }) => reasonOf(name, message)),
      ...errors.map((message) => reasonOf(file, message)),
    ],
    seconds,
  };
}

/** Formats test and error, without terminal colours. */
function reasonOf(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Writes the report to the path that run-suite.ts reads; a run by hand has no such path. */
export function writeReport(report: Report): void {
  const path = process.env['TALAD_TEST_REPORT'];
  if (path === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(report));
}
