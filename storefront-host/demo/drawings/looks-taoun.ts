import { breadLooks } from './looks-taoun-bread.ts';
import { drinkLooks } from './looks-taoun-drinks.ts';
import type { Look } from './shot.ts';

/** By product key. */
export const taounLooks: Readonly<Record<string, Look>> = { ...breadLooks, ...drinkLooks };
