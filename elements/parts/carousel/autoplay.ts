import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { prefersReducedMotion } from './motion.ts';

interface Playing {
  readonly every: number;
  readonly next: () => void;
}

/**
 * Plays only while the element is visible, motion is allowed, and the visitor is not reading or
 * using it.
 */
export class Autoplay implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #ask: () => Playing | null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `ask` returns how to play, or null to stop. */
  constructor(host: ReactiveControllerHost & Element, ask: () => Playing | null) {
    this.#host = host;
    this.#ask = ask;
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#pace);
  }

  hostUpdated(): void {
    this.#pace();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#pace);
    clearInterval(this.#timer);
  }

  #pace = (): void => {
    clearInterval(this.#timer);
    // It can be measured once more after it was removed from the page.
    const playing = this.#host.isConnected ? this.#ask() : null;
    if (!playing || document.hidden || prefersReducedMotion()) return;
    this.#timer = setInterval(
      () => {
        if (!this.#host.matches(':hover, :focus-within')) playing.next();
      },
      Math.max(2000, playing.every),
    );
  };
}
