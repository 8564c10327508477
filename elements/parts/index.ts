import { serverParts } from './server-parts.ts';
import { workingParts } from './working.ts';

/**
 * All parts by tag. Importing this has no side effects; an element's code is loaded when a page has
 * one.
 */
export const parts = { ...serverParts, ...workingParts };

export type PartTag = keyof typeof parts;
