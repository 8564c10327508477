import { first } from './th/first.ts';
import { rest } from './th/rest.ts';

/** All Thai texts of the elements, without those of areas (load-area.ts). */
export const th = { ...first, ...rest };
