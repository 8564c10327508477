import { first } from './en/first.ts';
import { rest } from './en/rest.ts';

/** All texts of the elements, English; those of areas apart (load-area.ts). */
export const en = { ...first, ...rest };
