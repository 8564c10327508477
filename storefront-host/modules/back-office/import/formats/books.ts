import { parseWhole } from '../cells/decimal.ts';
import { rebuildIsbn } from '../cells/isbn.ts';
import type { Row } from '../cells/columns.ts';
import type { DraftFields, DraftPicture } from '../draft.ts';
import { orNull, pictureUrl, readPrice, readText, readTitle } from './fields.ts';
import { slugOf } from '../../../catalog/index.ts';
import { productKey } from './product-key.ts';
import { RowProblem, refusing, type DraftContext, type ImportFormat } from './format.ts';

const title = ['title'];
const authors = ['authors', 'author'];
const isbn10 = ['isbn', 'isbn10'];
const isbn13 = ['isbn13', 'isbn_13'];
const year = ['original_publication_year', 'publication_year', 'publication_date', 'year'];
const language = ['language_code', 'language'];
const pages = ['num_pages', '  num_pages', 'page_count', 'pages'];
const price = ['price'];
const image = ['image_url', 'cover', 'cover_url'];

/** Reads lists of books with one row per book. */
export const books: ImportFormat = {
  name: 'books',
  title: 'list of books',
  needed: [title, authors],
  marks: [authors, [...isbn10, ...isbn13]],
  silent: /(^|_)ids?$|^ratings_|^work_/,
  hasPrices: (columns) => columns.has(...price),
  keyOf(row) {
    const id =
      row.get('book_id', 'bookid', 'id') || rebuildIsbn(row.get(...isbn10), row.get(...isbn13));
    return id ? productKey('books', id) : { code: 'NO_KEY', about: 'book_id' };
  },
  draft: refusing((key, [row, ...others], context) => {
    if (!row) return { draft: null, refused: [] };
    const fields = readBook(row, key, context);
    const refused = others.map(
      ({ line }) => ({ line, code: 'OTHER_PRODUCT', about: row.line }) as const,
    );
    return {
      draft: {
        key,
        lines: [row.line],
        fields,
        stock: context.stock,
        variants: [],
        pictures: cover(row),
        category: [],
      },
      refused,
    };
  }),
};

function readBook(row: Row, key: string, context: DraftContext): DraftFields {
  const { columns } = row;
  const name = readTitle(row, row.get(...title));
  const original = row.get('original_title');
  return {
    title: name,
    slug: slugOf(name),
    price: readPrice(row, row.get(...price), key, context),
    full_price: null,
    author: orNull(row.get(...authors)),
    isbn: rebuildIsbn(row.get(...isbn10), row.get(...isbn13)),
    ...(columns.has(...year) && { published_year: readYear(row) }),
    ...(columns.has(...language) && { language: orNull(row.get(...language)) }),
    ...(columns.has('publisher') && { publisher: orNull(row.get('publisher')) }),
    ...(columns.has('description') && { description: readText(row, row.get('description')) }),
    ...(columns.has(...pages) && { page_count: readPages(row) }),
    attributes: original !== '' && original !== name ? { original_title: original } : {},
    options: [],
    option_values: {},
  };
}

/** Parses the number of pages; a value of zero or less means unknown. */
function readPages(row: Row): number | null {
  const count = parseWhole(row.get(...pages));
  return count !== null && count > 0 ? count : null;
}

/** Parses a year; years BCE are negative. */
function readYear(row: Row): number | null {
  const text = row.get(...year);
  if (text === '') return null;
  const found = parseWhole(text) ?? parseWhole(/(\d{4})$|^(\d{4})/.exec(text)?.[0] ?? '');
  if (found === null || Math.abs(found) > 9_999) {
    throw new RowProblem(row, { code: 'BAD_YEAR', about: `'${text.slice(0, 40)}'` });
  }
  return found;
}

/** Returns the cover, or nothing for a placeholder ("no picture"). */
function cover(row: Row): readonly DraftPicture[] {
  const url = pictureUrl(row.get(...image));
  return url && !url.includes('/nophoto/') ? [{ url, alt: row.get(...title), option: null }] : [];
}
