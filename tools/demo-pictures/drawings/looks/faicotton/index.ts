import { clothesLooks } from './clothes.ts';
import { homeLooks } from './home.ts';
import type { Look } from '../../scene/shot.ts';

/** Looks by product key. */
export const faicottonLooks: Readonly<Record<string, Look>> = { ...clothesLooks, ...homeLooks };
