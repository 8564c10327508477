import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { fileResult, writeReport, type TestResult } from './report.ts';

/** Writes the results of web-test-runner for `npm test`. Its files run one after another. */
export function webTestReporter(): Reporter {
  let last = Date.now();
  const seconds = new Map<string, number>();
  return {
    onTestRunStarted() {
      last = Date.now();
    },
    reportTestFileResults({ testFile }) {
      const now = Date.now();
      seconds.set(testFile, (now - last) / 1000);
      last = now;
    },
    onTestRunFinished({ sessions }) {
      const files = sessions.map((session) =>
        resultOf(session, seconds.get(session.testFile) ?? 0),
      );
      writeReport({ files, errors: [] });
    },
  };
}

function resultOf({ testFile, testResults, errors, passed }: TestSession, seconds: number) {
  const tests = testResults ? testsOf(testResults) : [];
  const messages = errors.map(({ message }) => message);
  const isSilent = !passed && messages.length === 0 && tests.every((test) => test.passed);
  return fileResult(testFile, seconds, tests, isSilent ? ['failed without a reason'] : messages);
}

function testsOf({ tests, suites }: TestSuiteResult): readonly TestResult[] {
  const own = tests.map(({ name, passed, skipped, error }) => ({
    name,
    passed: passed && !skipped,
    message: error?.message ?? 'skipped',
  }));
  return [...own, ...suites.flatMap(testsOf)];
}
