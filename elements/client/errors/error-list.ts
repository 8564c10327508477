import { signal, type ReadonlySignal } from '@preact/signals-core';

/** An error on this page, and its time (spec §4: any action that ends in _ERROR). */
export interface PageError {
  readonly code: string;
  readonly message: string;
  readonly time: number;
}

const KEPT = 50;
// Browsers only: the server never writes it.
const list = signal<readonly PageError[]>([]);

/** The newest one first. */
export const errorList: ReadonlySignal<readonly PageError[]> = list;

export function recordError(error: PageError): void {
  list.value = [error, ...list.value].slice(0, KEPT);
}
