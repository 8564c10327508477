import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countFailed, countPassed, failedFiles, type FileResult, type Report } from './report.ts';
import type { Suite } from './suites.ts';

/**
 * If more files than this fail in a run, it is no coincidence: the run fails without retrying them.
 */
export const MAX_FLAKY_FILES = 3;

/** A file that failed in the whole run and passed alone; `reasons` are those of its failure. */
export type FlakyFile = Pick<FileResult, 'file' | 'reasons'>;

export interface SuiteResult {
  readonly report: Report;
  readonly flaky: readonly FlakyFile[];
}

export interface RunLimits {
  readonly mayFail: number;
  /** Folder of the reports. */
  readonly folder: string;
}

/** Runs a program and returns its exit code. */
export type Run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) => Promise<number>;

export function failed(reason: string): Report {
  return { files: [], errors: [reason] };
}

/**
 * Runs a suite, and then each of its failed files once more alone. At most `mayFail` files may
 * fail; the second result of a file replaces its first one.
 */
export async function runSuite(
  suite: Suite,
  run: Run,
  { mayFail, folder }: RunLimits,
): Promise<SuiteResult> {
  const path = join(folder, `${suite.name.replaceAll(/\W+/g, '-')}.json`);
  const runOnce = (args: readonly string[]) => runFor(path, suite, args, run);
  const first = await runOnce(suite.args);
  const again = failedFiles(first);
  // The files may have failed because of an error outside of them.
  const isExplained = first.errors.length === 0;
  if (!suite.one || again.length === 0 || again.length > mayFail || !isExplained) {
    return { report: first, flaky: [] };
  }
  const files = new Map(first.files.map((one) => [one.file, one]));
  const flaky: FlakyFile[] = [];
  for (const { file, reasons } of again) {
    const second = await runOnce(suite.one(file));
    const [alone] = second.files;
    if (!alone || countFailed(second) > 0) continue;
    files.set(file, alone);
    flaky.push({ file, reasons });
  }
  return { report: { ...first, files: [...files.values()] }, flaky };
}

async function runFor(
  path: string,
  suite: Suite,
  args: readonly string[],
  run: Run,
): Promise<Report> {
  rmSync(path, { force: true });
  const code = await run(suite.command, args, { ...suite.env, TALAD_TEST_REPORT: path });
  if (!suite.hasReport)
    return code === 0 ? passedCheck(suite.name) : failed(`${suite.name}: see above`);
  const report = readReport(path);
  const isSilent = countFailed(report) === 0 && (code !== 0 || countPassed(report) === 0);
  return isSilent ? { ...report, errors: [`${suite.name}: ended with code ${code}`] } : report;
}

function passedCheck(name: string): Report {
  return { files: [{ file: name, passed: 1, failed: 0, reasons: [], seconds: 0 }], errors: [] };
}

function readReport(path: string): Report {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our reporters write it
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch (error) {
    return failed(`no report: ${String(error)}`);
  }
}
