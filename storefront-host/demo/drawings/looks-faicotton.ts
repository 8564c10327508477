import { firstLooks } from './looks-faicotton-clothes.ts';
import { secondLooks } from './looks-faicotton-home.ts';
import type { Look } from './shot.ts';

/** By product key. */
export const faicottonLooks: Readonly<Record<string, Look>> = { ...firstLooks, ...secondLooks };
