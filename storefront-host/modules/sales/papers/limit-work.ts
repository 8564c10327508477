/**
 * Returns a function that runs at most `most` tasks at once and lets `waiting` others queue; it
 * returns null, without running the task, when the queue is full.
 */
export function limitWork(most: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function run<T>(work: () => Promise<T>): Promise<T | null> {
    if (running >= most) {
      if (queue.length >= waiting) return null;
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
