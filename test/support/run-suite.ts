import { readFileSync, rmSync } from 'node:fs';
import type { Counts, FileCounts } from './count-results.ts';
import type { Suite } from './suites.ts';

/** More files than this that fail in one run are not chance: none of them gets a second run. */
export const MAX_FLAKY_FILES = 3;

/** A file that failed in the whole run and passed when it was run by itself. */
export interface FlakyFile {
  readonly file: string;
  /** Of its failure in the whole run. */
  readonly reasons: readonly string[];
}

export interface SuiteResult {
  readonly counts: Counts;
  readonly flaky: readonly FlakyFile[];
}

/** Runs a program and returns its exit code. */
export type Run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) => Promise<number>;

/** The reason was printed by the suite itself. */
export const FAILED: Counts = { passed: 0, failed: 1, reasons: [], failedFiles: [] };

/**
 * Runs a suite, and each file of it that failed once more by itself. At most `mayFail` files may fail;
 * the results of the second run replace those of the first.
 */
export async function runSuite(suite: Suite, run: Run, mayFail: number): Promise<SuiteResult> {
  const first = await runOnce(suite, run);
  const { failedFiles } = first;
  const explained = failedFiles.reduce((sum, { failed }) => sum + failed, 0) === first.failed;
  if (!suite.again || failedFiles.length === 0 || failedFiles.length > mayFail || !explained) {
    return { counts: first, flaky: [] };
  }
  const second: { readonly before: FileCounts; readonly after: Counts }[] = [];
  for (const before of failedFiles) {
    second.push({ before, after: await runOnce(ofFile(suite, before.file), run) });
  }
  const difference = (key: 'passed' | 'failed') =>
    second.reduce((sum, { before, after }) => sum + after[key] - before[key], 0);
  const isFlaky = ({ after }: (typeof second)[number]) => after.failed === 0;
  return {
    counts: {
      passed: first.passed + difference('passed'),
      failed: first.failed + difference('failed'),
      reasons: second.filter((one) => !isFlaky(one)).flatMap(({ before }) => before.reasons),
      failedFiles: second.filter((one) => !isFlaky(one)).map(({ before }) => before),
    },
    flaky: second.filter(isFlaky).map(({ before: { file, reasons } }) => ({ file, reasons })),
  };
}

function ofFile(suite: Suite, file: string): Suite {
  const report = suite.report && { ...suite.report, file: `${suite.report.file}.again` };
  return { ...suite, ...suite.again?.(file, report?.file ?? ''), ...(report && { report }) };
}

async function runOnce(suite: Suite, run: Run): Promise<Counts> {
  if (suite.report) rmSync(suite.report.file, { force: true });
  const code = await run(suite.command, suite.args, suite.env ?? {});
  if (!suite.report) return code === 0 ? { ...FAILED, passed: 1, failed: 0 } : FAILED;
  const counts = readReport(suite.report);
  // A runner that fails without a failing test, or that ran nothing, has still failed.
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

function readReport({ file, read }: NonNullable<Suite['report']>): Counts {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { ...FAILED, reasons: [error instanceof Error ? error.message : String(error)] };
  }
}
