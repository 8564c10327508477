import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './count-results.ts';

test('a skipped test and a file that does not load count as failed', () => {
  const report = {
    numTotalTests: 5,
    numPassedTests: 4,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [], name: 'a.test.ts', message: 'no such module' },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 4,
    failed: 2,
    reasons: ['a.test.ts\n    no such module'],
    failedFiles: [
      { file: 'a.test.ts', passed: 0, failed: 1, reasons: ['a.test.ts\n    no such module'] },
    ],
  });
});

test('a flaky test counts as failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  const counts = readPlaywright({ stats, errors: [], suites: [] });
  expect(counts).toEqual({ passed: 3, failed: 1, reasons: [], failedFiles: [] });
});

test('each failed test is told with its reason, without colours', () => {
  const failed = {
    fullName: 'a cart',
    status: 'failed',
    failureMessages: ['\u001B[31m2 is not 3'],
  };
  const vitest = {
    numTotalTests: 2,
    numPassedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'passed' }, failed] }],
  };
  expect(readVitest(vitest).reasons).toEqual(['a cart\n    2 is not 3']);

  const specs = [
    {
      title: 'a cart',
      tests: [
        { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
        {
          projectName: 'phone',
          status: 'unexpected',
          results: [{ errors: [{ message: 'timeout' }] }],
        },
      ],
    },
  ];
  const playwright = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs }] }],
  };
  expect(readPlaywright(playwright).reasons).toEqual(['[phone] a cart\n    timeout']);
});

test('a report without its numbers is an error and never a pass', () => {
  expect(() => readVitest({})).toThrow('numPassedTests');
});
