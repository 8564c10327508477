interface Mocha {
  readonly describe: (name: string, run: () => void) => void;
  readonly it: (name: string, run: () => void | Promise<void>) => void;
  readonly beforeEach: (run: () => void | Promise<void>) => void;
  readonly afterEach: (run: () => void | Promise<void>) => void;
}

/**
 * web-test-runner defines these on the page; they are typed here so that no other test sees such
 * globals.
 */
export const { describe, it, beforeEach, afterEach } = globalThis as unknown as Mocha;
