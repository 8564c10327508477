/** Runs at most `most` of the calls at once, and the others in their turn. */
export function fewAtOnce(most: number): <T>(call: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      // The next call takes over this one's place.
      if (next) next();
      else running -= 1;
    }
  };
}
