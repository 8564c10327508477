import type { Columns } from '../cells/columns.ts';
import { books } from './books.ts';
import type { FormatName, ImportFormat } from './format.ts';
import { shopify } from './shopify.ts';
import { talad } from './talad.ts';
import { woocommerce } from './woocommerce.ts';

/** All supported file formats. */
export const formats: Readonly<Record<FormatName, ImportFormat>> = {
  // First: an export has the columns of a list of books as well.
  talad,
  shopify,
  woocommerce,
  books,
};

/** By the columns that one form has and the others have not. */
export function detectFormat(columns: Columns): ImportFormat | null {
  return (
    Object.values(formats).find(({ marks }) => marks.every((names) => columns.has(...names))) ??
    null
  );
}

export function missingColumns(format: ImportFormat, columns: Columns): readonly string[] {
  return format.needed
    .filter((names) => !columns.has(...names))
    .map((names) => names.map((name) => `'${name}'`).join(' or '));
}
