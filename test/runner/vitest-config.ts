import type { Plugin, UserConfig } from 'vite';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { sortTests } from './sort-tests.ts';

/**
 * Loads packages as servers run them: Lit's development build is slower, and logs a warning. vitest
 * would add the condition by default.
 */
const productionPackages: Plugin = {
  name: 'talad:production-packages',
  configResolved({ environments, ssr }) {
    for (const { resolve } of [...Object.values(environments), ssr]) {
      const { conditions } = resolve ?? {};
      const at = conditions?.indexOf('development|production') ?? -1;
      if (at >= 0) conditions?.splice(at, 1);
    }
  },
};

/** Defines vitest's part of vite.config.ts: a project for each kind of test. */
export function vitestConfig(): NonNullable<UserConfig['test']> {
  keepTemporaryFilesInMemory();
  const { unit, server, browser } = sortTests();
  const onServer = {
    globalSetup: 'test/support/processes/start-test-server.ts',
    setupFiles: 'test/support/tenants/tenant-guard.setup.ts',
  };
  return {
    // One more than the two cores: with two, a tenth of the cores' time was idle, because each test
    // waits for animations, polls and processes. Each has connections to one database server.
    maxWorkers: 3,
    // Files of a worker share their modules, but each has its own database and server: loading the
    // server and the elements again for every file took a third of the test time. Module state
    // leaks between files, so tests restore what they stub and code avoids module state. Reconsider
    // when that costs more than loading.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Expected states appear at once, or a moment later on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, plugins: [productionPackages], test: { name: 'unit', include: [...unit] } },
      {
        extends: true,
        plugins: [productionPackages],
        test: { name: 'server', include: [...server], ...onServer },
      },
      {
        extends: true,
        plugins: [productionPackages],
        test: { name: 'browser', include: [...browser], ...onServer },
      },
    ],
  };
}
