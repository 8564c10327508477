/** Something in a row that the shop does not get, although its product is taken over. */
export interface NotedRow {
  readonly line: number;
  readonly code: NoteCode;
  readonly about?: string;
}

const texts = {
  DATED_SALE: 'the sale price with its dates is left out, make a promotion of it: %',
  MORE_CATEGORIES: 'only the first category is kept, without: %',
} as const;

export type NoteCode = keyof typeof texts;

export function noteText({ code, about }: NotedRow): string {
  return texts[code].replace('%', about ?? '');
}
