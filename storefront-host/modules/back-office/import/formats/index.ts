import type { Columns } from '../cells/columns.ts';
import { books } from './books.ts';
import type { FormatName, ImportFormat } from './format.ts';
import { shopify } from './shopify.ts';
import { talad } from './talad.ts';
import { woocommerce } from './woocommerce.ts';

/** All supported file formats. */
export const formats: Readonly<Record<FormatName, ImportFormat>> = {
  // First, because a Talad export also has the columns of a list of books.
  talad,
  shopify,
  woocommerce,
  books,
};

/** Detects the format by the columns that only it has. */
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
