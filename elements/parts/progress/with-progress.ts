/** Faster than this nobody waits: a bar would only flicker. */
const SLOW_MS = 200;

/** A bar at the head of the page while something loads, once it takes its time. */
export async function withProgress<T>(loading: Promise<T>): Promise<T> {
  let isOver = false;
  let end: (() => void) | undefined;
  const begin = async (): Promise<void> => {
    const { showProgress } = await import('./show-progress.ts');
    if (!isOver) end = showProgress();
  };
  const timer = setTimeout(() => void begin().catch(() => undefined), SLOW_MS);
  try {
    return await loading;
  } finally {
    isOver = true;
    clearTimeout(timer);
    end?.();
  }
}
