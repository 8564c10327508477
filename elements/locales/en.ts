import { first } from './en/first.ts';
import { rest } from './en/rest.ts';

/** All English texts of the elements, without those of areas (load-area.ts). */
export const en = { ...first, ...rest };
