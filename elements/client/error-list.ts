import { signal, type ReadonlySignal } from '@preact/signals-core';

/** What went wrong on this page, and when (spec §4: any action that ends in _ERROR). */
export interface PageError {
  readonly code: string;
  readonly message: string;
  readonly time: number;
}

const KEPT = 50;
// Browsers only: nothing writes it on the server.
const list = signal<readonly PageError[]>([]);

/** The current one first. */
export const errorList: ReadonlySignal<readonly PageError[]> = list;

export function recordError(error: PageError): void {
  list.value = [error, ...list.value].slice(0, KEPT);
}
