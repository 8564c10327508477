import { freshLooks } from './fresh.ts';
import { pantryLooks } from './pantry.ts';
import type { Look } from '../../scene/shot.ts';

/** Looks by product key. */
export const suansriLooks: Readonly<Record<string, Look>> = { ...freshLooks, ...pantryLooks };
