import type { SessionStore } from './session-store.ts';
import type { User } from './user.ts';

/** Resolves with the user when it is known; a guest if the calls failed. */
export function whenKnown({ user }: SessionStore): Promise<User> {
  return new Promise((done) => {
    let stop: (() => void) | undefined;
    let isKnown = false;
    stop = user.subscribe((now) => {
      if (now.is_loading) return;
      isKnown = true;
      stop?.();
      done(now);
    });
    if (isKnown) stop();
  });
}
