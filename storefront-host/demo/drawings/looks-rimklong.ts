import { bookLooks } from './looks-rimklong-books.ts';
import { paperLooks } from './looks-rimklong-paper.ts';
import type { Look } from './shot.ts';

/** By product key. */
export const rimklongLooks: Readonly<Record<string, Look>> = { ...bookLooks, ...paperLooks };
