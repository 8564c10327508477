import { firstLooks } from './looks-suansri-fresh.ts';
import { secondLooks } from './looks-suansri-pantry.ts';
import type { Look } from './shot.ts';

/** By product key. */
export const suansriLooks: Readonly<Record<string, Look>> = { ...firstLooks, ...secondLooks };
