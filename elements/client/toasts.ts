import { signal, type ReadonlySignal } from '@preact/signals-core';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'error';
  /** Topic: a newer toast replaces an older one of the same topic. */
  readonly about?: string;
  /** Shown after a tap; such a toast stays until it is closed (spec §8). */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds on the screen: 5 s, an undo 10 s (spec §9). */
  readonly stay: number;
}

// Browsers only: the server never writes it.
const shown = signal<readonly Toast[]>([]);
let lastId = 0;

export const toasts: ReadonlySignal<readonly Toast[]> = shown;

export function showToast(toast: Omit<Toast, 'id' | 'stay'> & { readonly stay?: number }): void {
  const others = shown.value.filter(({ about }) => !about || about !== toast.about);
  shown.value = [...others.slice(-2), { stay: 5000, ...toast, id: ++lastId }];
}

export function closeToast(id: number): void {
  shown.value = shown.value.filter((toast) => toast.id !== id);
}
