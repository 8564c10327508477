import { cpus } from 'node:os';

/**
 * Returns a function that measures the share of the time since then, from 0 to 1, in which the
 * machine's cores worked; more workers could use the rest.
 */
export function measureCores(): () => number {
  const before = readCores();
  return () => {
    const after = readCores();
    const passed = after.all - before.all;
    return passed > 0 ? 1 - (after.idle - before.idle) / passed : 0;
  };
}

function readCores(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((one) => one.times);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    idle: sum(times.map((one) => one.idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}
