import { homeLooks } from './home.ts';
import { tableLooks } from './table.ts';
import type { Look } from '../../scene/shot.ts';

/** Looks by product key. */
export const dinpaoLooks: Readonly<Record<string, Look>> = { ...tableLooks, ...homeLooks };
