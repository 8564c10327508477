/** Why a row is not taken over. `about` fills the one gap in its text. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly about?: string | number;
}

export interface RefusedRow extends Refusal {
  readonly line: number;
}

const texts = {
  CELL_TOO_LONG: 'a cell is longer than 1,000,000 characters, or a quote is not closed before that',
  QUOTE_NEVER_CLOSED: 'the quote that opens here is never closed: the file to line % is inside it',
  HALF_ROW: 'half a row: % columns',
  LONG_ROW: 'more columns than the header: %',
  BROKEN_CHARACTERS: 'broken characters (�): save the file as UTF-8 again',
  SHEET_ERROR: 'a spreadsheet error (#REF!, #N/A …) in the place of a value',
  FORMULA: 'a formula in the place of its result: save the sheet as values',
  NO_KEY: 'nothing to know the product by: % is empty',
  KEY_TOO_LONG: 'what the product is known by is longer than 255 characters',
  NO_TITLE: 'the title is empty',
  TITLE_TOO_LONG: 'the title is longer than 500 characters',
  TEXT_TOO_LONG: 'the description is longer than 50,000 characters',
  BAD_PRICE: 'no price: %',
  NO_PRICE: 'the price is empty: --price gives a rule for such products',
  TOO_FINE_PRICE: 'a price with more than two decimals: %',
  TOO_HIGH_PRICE: 'a price of more than 100,000,000 baht: %',
  BAD_STOCK: 'no number of pieces: %',
  BAD_WEIGHT: 'no weight: %',
  BAD_LENGTH: 'no length, or one of more than 10 metres: %',
  BAD_YEAR: 'no year: %',
  BAD_FLAG: 'neither yes nor no: %',
  BAD_STATUS: 'no status that is known: %',
  OTHER_PRODUCT: 'another product with a handle that line % has already',
  SAME_CHOICE: 'the same options as line %',
  NO_CHOICE: 'an option without its value',
  EMPTY_ROW: 'neither a combination nor a picture',
  NO_PARENT: "a variation of '%', which is not in the file",
  GROUPED: 'a group of other products, not a product',
  EXTERNAL: 'sold on another site',
  UNKNOWN_TYPE: 'a kind of product that is not known: %',
  NO_VARIATIONS: 'a product with variations, of which the file has none',
  SHARED_STOCK: 'its pieces are counted for several options together: count them for each',
  TOO_MANY_ROWS: 'more than 2,000 rows for one product',
  WITH_LINE: 'belongs to the product of line %, which is refused: products are taken over whole',
  REMOVED_HERE: 'this shop removed the product: it stays removed',
} as const;

export type RefusalCode = keyof typeof texts;

export function refusalText({ code, about }: Refusal): string {
  return texts[code].replace('%', String(about ?? ''));
}
