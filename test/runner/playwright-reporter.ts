import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { fileResult, writeReport } from './report.ts';

/** Writes Playwright's results for `npm test`. */
export default class PlaywrightReporter implements Reporter {
  readonly #errors: string[] = [];
  #tests: readonly TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError({ message = 'an error without a message' }: TestError): void {
    this.#errors.push(message);
  }

  onEnd(): void {
    const byFile = Map.groupBy(this.#tests, ({ location }) => location.file);
    const files = [...byFile].map(([file, tests]) =>
      fileResult(file, secondsOf(tests), tests.map(resultOf), []),
    );
    writeReport({ files, errors: this.#errors });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function secondsOf(tests: readonly TestCase[]): number {
  const results = tests.flatMap((test) => test.results);
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

function resultOf(test: TestCase) {
  const errors = test.results.flatMap((result) => result.errors);
  return {
    name: `[${test.parent.project()?.name ?? ''}] ${test.title}`,
    passed: test.outcome() === 'expected',
    message: errors.map(({ message = '' }) => message).join('\n') || test.outcome(),
  };
}
