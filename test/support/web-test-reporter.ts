import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestSuiteResult } from '@web/test-runner';
import { reasonOf } from './count-results.ts';

/** Writes how many tests passed and failed, and why, for run-all.ts; web-test-runner prints it for people only. */
export function countsReporter(file: string | undefined): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      if (!file) return;
      let passed = 0;
      let failed = 0;
      const reasons: string[] = [];
      for (const session of sessions) {
        const own = session.testResults ? countsOf(session.testResults) : { passed: 0, failed: 0 };
        passed += own.passed;
        // A file that did not load, or broke outside of its tests.
        failed += session.passed || own.failed > 0 ? own.failed : 1;
        if (session.testResults) reasons.push(...reasonsOf(session.testResults));
        for (const { message } of session.errors) reasons.push(reasonOf(session.testFile, message));
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ passed, failed, reasons }));
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
