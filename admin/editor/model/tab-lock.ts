/** Message by which a tab asks the editing one to release the lock. */
const ASK = 'take-over';

export interface TabLock {
  readonly isHeld: () => boolean;
  /** Whether this tab edits, once the browser has answered for the first time. */
  readonly whenKnown: Promise<boolean>;
  /** 'Edit in this tab': the other tab saves and becomes read-only. */
  readonly takeOver: () => void;
  readonly stop: () => void;
}

interface TabLockWiring {
  readonly onChange: (isHeld: boolean) => void;
  /** Called before another tab edits, to save. */
  readonly beforeRelease: () => Promise<unknown>;
}

/** Lets one of a shop's editor tabs in a browser edit (Web Locks); the others are read-only. */
export function createTabLock(name: string, wiring: TabLockWiring): TabLock {
  const lockName = `talad.editor.${name}`;
  const channel = new BroadcastChannel(lockName);
  let held = false;
  let release: (() => void) | null = null;
  let stopped = false;
  const known = Promise.withResolvers<boolean>();

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      release = resolve;
      held = true;
      wiring.onChange(true);
      known.resolve(true);
    });

  const acquire = (options: LockOptions): void => {
    void navigator.locks
      .request(lockName, options, (lock) => {
        if (!lock) {
          wiring.onChange(false);
          known.resolve(false);
          return undefined;
        }
        return stopped ? undefined : hold();
      })
      .catch(() => undefined);
  };

  channel.addEventListener('message', ({ data }) => {
    if (data !== ASK || !held) return;
    void wiring.beforeRelease().finally(() => {
      held = false;
      wiring.onChange(false);
      release?.();
    });
  });
  acquire({ ifAvailable: true });

  return {
    isHeld: () => held,
    whenKnown: known.promise,
    takeOver() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a channel, not a window
      channel.postMessage(ASK);
      // Waits in the lock's queue until the other tab releases it.
      acquire({});
    },
    stop() {
      stopped = true;
      held = false;
      release?.();
      channel.close();
    },
  };
}
