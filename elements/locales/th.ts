import { first } from './th/first.ts';
import { rest } from './th/rest.ts';

/** All texts of the elements, Thai; those of areas apart (load-area.ts). */
export const th = { ...first, ...rest };
