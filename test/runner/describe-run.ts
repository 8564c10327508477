import { relative, resolve } from 'node:path';
import { countFailed, countPassed } from './report.ts';
import type { SuiteResult } from './run-suite.ts';
import { suites, type Suite } from './suites.ts';

export interface FinishedSuite extends SuiteResult {
  readonly suite: Suite;
  readonly seconds: number;
  /** Share of the time in which the machine's cores worked, from 0 to 1. */
  readonly busy: number;
}

const SLOWEST = 10;

/** Formats the first lines of a run: its plan. */
export function introduce(chosen: readonly Suite[], words: readonly string[]): string {
  const width = Math.max(...suites.map(({ name }) => name.length));
  const rows = chosen.map(({ name, does }) => `  ${name.padEnd(width)}  ${does}`);
  if (chosen.length === 0) {
    return `No suite is called '${words.join("' or '")}'. There are:\n${suites.map(({ name }) => `  ${name}`).join('\n')}`;
  }
  return [
    `Running ${chosen.length} of ${suites.length} suites, the small checks two at a time:`,
    ...rows,
    'One of them: npm test -- NAME. One file: npx vitest run PATH (CONTRIBUTING.md, "Tests").',
  ].join('\n');
}

/** Formats the last lines of a run: failures, flaky files, time of each part, totals. */
export function summarise(
  finished: readonly FinishedSuite[],
  root: string,
  seconds: number,
): { readonly text: string; readonly isGreen: boolean } {
  const short = (file: string) => relative(root, resolve(root, file));
  const files = finished.flatMap(({ report }) => report.files);
  const flaky = finished.flatMap((one) => one.flaky);
  const passed = finished.reduce((sum, { report }) => sum + countPassed(report), 0);
  const failed = finished.reduce((sum, { report }) => sum + countFailed(report), 0);
  const reasons = finished.flatMap(({ report }) => [
    ...report.errors,
    ...report.files.flatMap((file) => file.reasons),
  ]);
  const slowest = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .filter((one) => one.seconds >= 1);
  const lines = [
    '',
    ...reasons.map((reason) => `✗ ${reason}\n`),
    ...(flaky.length > 0
      ? [`Flaky, to be mended: ${flaky.length} failed in the whole run and passed by themselves`]
      : []),
    ...flaky.flatMap((one) => [
      `~ ${short(one.file)}`,
      ...one.reasons.map((reason) => `  ${reason.replaceAll('\n', '\n  ')}\n`),
    ]),
    ...(slowest.length > 0 ? [`The slowest ${slowest.length} of ${files.length} files:`] : []),
    ...slowest.map((one) => `${time(one.seconds)}  ${short(one.file)}`),
    '',
    ...finished.map(
      (one) =>
        `${time(one.seconds)}  ${one.suite.name.padEnd(22)} cores ${Math.round(one.busy * 100)} % busy, ${countPassed(one.report)} passed, ${countFailed(one.report)} failed`,
    ),
    `${time(seconds)}  total: ${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), isGreen: failed === 0 && passed > 0 };
}

function time(seconds: number): string {
  return `${Math.round(seconds)} s`.padStart(7);
}
