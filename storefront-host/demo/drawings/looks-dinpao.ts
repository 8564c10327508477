import { firstLooks } from './looks-dinpao-table.ts';
import { secondLooks } from './looks-dinpao-home.ts';
import type { Look } from './shot.ts';

/** By product key. */
export const dinpaoLooks: Readonly<Record<string, Look>> = { ...firstLooks, ...secondLooks };
