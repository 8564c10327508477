import type { Module } from '../host.ts';

/** What every route stands on, in this order; registered on the root, before the modules. */
export const plugins: readonly (readonly [name: string, Module])[] = [];
