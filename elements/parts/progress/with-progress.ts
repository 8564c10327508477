/** Delay of the bar, so that it does not flicker for short tasks. */
const SLOW_MS = 200;

/** Shows a progress bar while something slow loads. */
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
