import { handbookLooks } from './handbooks.ts';
import { notebookLooks } from './notebooks.ts';
import { novelLooks } from './novels.ts';
import { pictureBookLooks } from './picture-books.ts';
import { stationeryLooks } from './stationery.ts';
import { writingLooks } from './writing.ts';
import type { Look } from '../../scene/shot.ts';

/** Looks by product key. */
export const rimklongLooks: Readonly<Record<string, Look>> = {
  ...novelLooks,
  ...handbookLooks,
  ...pictureBookLooks,
  ...notebookLooks,
  ...writingLooks,
  ...stationeryLooks,
};
