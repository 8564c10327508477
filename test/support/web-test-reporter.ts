import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestSuiteResult } from '@web/test-runner';
import { reasonOf, type Counts, type FileCounts } from './count-results.ts';

/** Writes how many tests passed and failed, and why, for run-all.ts; web-test-runner prints it for people only. */
export function countsReporter(file: string | undefined): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      if (!file) return;
      const files = sessions.map((session): FileCounts => {
        const own = session.testResults ? countsOf(session.testResults) : { passed: 0, failed: 0 };
        return {
          file: session.testFile,
          passed: own.passed,
          // A file that did not load, or broke outside of its tests.
          failed: session.passed || own.failed > 0 ? own.failed : 1,
          reasons: [
            ...(session.testResults ? reasonsOf(session.testResults) : []),
            ...session.errors.map(({ message }) => reasonOf(session.testFile, message)),
          ],
        };
      });
      const counts: Counts = {
        passed: files.reduce((sum, { passed }) => sum + passed, 0),
        failed: files.reduce((sum, { failed }) => sum + failed, 0),
        reasons: files.flatMap(({ reasons }) => reasons),
        failedFiles: files.filter(({ failed }) => failed > 0),
      };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}

function countsOf({ tests, suites }: TestSuiteResult): { passed: number; failed: number } {
  const inner = suites.map(countsOf);
  const passed = tests.filter((test) => test.passed && !test.skipped).length;
  return {
    passed: inner.reduce((sum, counts) => sum + counts.passed, passed),
    failed: inner.reduce((sum, counts) => sum + counts.failed, tests.length - passed),
  };
}

function reasonsOf({ tests, suites }: TestSuiteResult): readonly string[] {
  const own = tests
    .filter((test) => !test.passed)
    .map((test) => reasonOf(test.name, test.error?.message ?? 'no reason given'));
  return [...own, ...suites.flatMap(reasonsOf)];
}
