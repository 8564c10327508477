import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { fileResult, writeReport, type FileResult } from './report.ts';

/** Writes vitest's results for `npm test`. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    writeReport({ files: modules.map(resultOf), errors: errors.map(messageOf) });
  }
}

function resultOf(module: TestModule): FileResult {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  const suites = [...module.children.allSuites()];
  const errors = [module, ...suites].flatMap((one) => one.errors());
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors: failures = [] } = test.result();
    return {
      name: test.fullName,
      passed: state === 'passed',
      message: failures.map(messageOf).join('\n') || state,
    };
  });
  return fileResult(
    module.moduleId,
    (setupDuration + collectDuration + duration) / 1000,
    tests,
    errors.map(messageOf),
  );
}

/** Returns the message, the difference and the stack frames in our own files. */
function messageOf({
  message,
  stack = '',
  diff = '',
}: SerializedError & { readonly diff?: string }): string {
  const places = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return [message, ...(diff ? [diff] : []), ...places].join('\n');
}
