export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** From what a runner wrote for machines; throws when it is not what it should be. */
export type Reader = (report: unknown) => Counts;

/** A test that was skipped is one that proves nothing: it counts as failed. */
export const readVitest: Reader = (report) => {
  const passed = numberOf(report, 'numPassedTests');
  const brokenFiles = listOf(report, 'testResults').filter(
    (file) => textOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  );
  return { passed, failed: numberOf(report, 'numTotalTests') - passed + brokenFiles.length };
};

export const readPlaywright: Reader = (report) => {
  const stats = fieldOf(report, 'stats');
  const passed = numberOf(stats, 'expected');
  const others = ['unexpected', 'flaky', 'skipped'].map((name) => numberOf(stats, name));
  const broken = listOf(report, 'errors').length;
  return { passed, failed: others.reduce((sum, count) => sum + count, broken) };
};

/** test/support/web-test-reporter.ts writes it. */
export const readWebTests: Reader = (report) => ({
  passed: numberOf(report, 'passed'),
  failed: numberOf(report, 'failed'),
});

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
