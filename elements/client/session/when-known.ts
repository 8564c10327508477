import type { SessionStore } from './session-store.ts';
import type { User } from './user.ts';

/** Who it is, as soon as that is known: a guest at the latest when the calls have failed. */
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
