import { drawnParts } from './drawn.ts';
import { workingParts } from './working.ts';

/** All parts by tag: pure at load, an element's code is fetched when a page has one. */
export const parts = { ...drawnParts, ...workingParts };

export type PartTag = keyof typeof parts;
