import { effect } from '@preact/signals-core';
import { TaladElement } from './talad-element.ts';

/**
 * An element that renders again when a signal read by its render changes. Our own, because the
 * labs package leaks: there a detached element subscribes again at its next update and never stops.
 * On the server Lit calls render() but not performUpdate(), so nothing is ever subscribed.
 */
export class SignalWatcher extends TaladElement {
  #dispose: (() => void) | undefined;
  #wasWatching = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#wasWatching) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wasWatching = this.#dispose !== undefined;
    this.#dispose?.();
    this.#dispose = undefined;
  }

  protected override performUpdate(): void {
    if (!this.isUpdatePending) return;
    this.#dispose?.();
    this.#dispose = undefined;
    if (!this.isConnected) {
      this.#wasWatching = true;
      super.performUpdate();
      return;
    }
    let rendering = true;
    this.#dispose = effect(() => {
      if (rendering) {
        rendering = false;
        super.performUpdate();
      } else this.requestUpdate();
    });
  }
}
