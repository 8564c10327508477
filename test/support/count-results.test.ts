import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './count-results.ts';

test('a skipped test and a file that does not load count as failed', () => {
  const report = {
    numTotalTests: 5,
    numPassedTests: 4,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(readVitest(report)).toEqual({ passed: 4, failed: 2 });
});

test('a flaky test counts as failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  expect(readPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 1 });
});

test('a report without its numbers is an error and never a pass', () => {
  expect(() => readVitest({})).toThrow('numPassedTests');
});
