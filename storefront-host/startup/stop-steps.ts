const patienceMs = 10_000;

type Close = () => void | Promise<void>;

export interface StopSteps {
  /** `force` is called when waiting for `close` takes too long. */
  readonly add: (close: Close, force?: () => void) => void;
  readonly stop: (hurry?: AbortSignal) => Promise<void>;
}

interface Step {
  readonly close: Close;
  readonly force: (() => void) | undefined;
}

/** Closes resources in reverse order of opening; an error of one does not keep the others open. */
export function stopSteps(): StopSteps {
  const steps: Step[] = [];
  let stopping: Promise<void> | undefined;

  async function stopAll(hurry: AbortSignal | undefined): Promise<void> {
    const problems: unknown[] = [];
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await patiently(step, hurry);
      } catch (error) {
        problems.push(error);
      }
    }
    if (problems.length > 0) throw new AggregateError(problems, 'not everything could be closed');
  }

  return {
    add(close, force) {
      steps.push({ close, force });
      // The stop came in the middle of a start: close what is still being opened, too.
      if (stopping) stopping = stopping.then(() => stopAll(AbortSignal.abort()));
    },
    stop: (hurry) => (stopping ??= stopAll(hurry)),
  };
}

async function patiently({ close, force }: Step, hurry: AbortSignal | undefined): Promise<void> {
  const push = () => force?.();
  const timer = setTimeout(push, patienceMs);
  hurry?.addEventListener('abort', push);
  if (hurry?.aborted) push();
  try {
    await close();
  } finally {
    clearTimeout(timer);
    hurry?.removeEventListener('abort', push);
  }
}
