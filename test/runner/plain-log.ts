const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A terminal shows a dot for each test. A log gets a line for each file, and no lines for slow
 * tests: thousands of dots hide its end.
 */
export function vitestOutput(isTerminal: boolean): readonly string[] {
  return isTerminal
    ? ['--reporter=dot']
    : ['--reporter=default', `--slowTestThreshold=${A_DAY_MS}`];
}

/**
 * Returns the environment of programs that write into a log: they add no colours, although vitest
 * and Playwright do so where CI is set.
 */
export function withoutColours(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...others } = env;
  return { ...others, NO_COLOR: '1' };
}
