import { clothesLooks } from './clothes.ts';
import { homeLooks } from './home.ts';
import type { Look } from '../../scene/shot.ts';

/** By product key. */
export const faicottonLooks: Readonly<Record<string, Look>> = { ...clothesLooks, ...homeLooks };
