import type { Lang } from '../../../../db/schema.ts';
import type { Columns, Row } from '../cells/columns.ts';
import type { DraftStock, ProductDraft } from '../draft.ts';
import type { Money } from '../price-rule.ts';
import type { NotedRow } from '../note.ts';
import type { Refusal, RefusedRow } from '../refusal.ts';

export const formatNames = ['shopify', 'woocommerce', 'books', 'talad'] as const;
export type FormatName = (typeof formatNames)[number];

/** Identifies the product that a row belongs to. */
export interface RowKey {
  readonly key: string;
  /** A second key by which other rows of the file may refer to the product. */
  readonly alias?: string;
}

export interface DraftContext {
  readonly money: Money;
  /** Stock of products for which the file has none. */
  readonly stock: DraftStock;
  readonly now: Date;
  readonly shop: ImportShop;
}

export interface ImportShop {
  /** The language that is not the shop's default. */
  readonly otherLang: Lang;
  /** Categories of the marketplace by `categoryKey`. */
  readonly mallCategories: ReadonlyMap<string, number>;
}

/** The product made of some rows, and the refused rows among them. */
export interface Drafted {
  readonly draft: ProductDraft | null;
  readonly refused: readonly RefusedRow[];
  /** Rows that are imported without a part of their data. */
  readonly noted?: readonly NotedRow[];
}

/** A file format. */
export interface ImportFormat {
  readonly name: FormatName;
  /** Name of the format in messages. */
  readonly title: string;
  /** Required columns, each with all names that it has had. */
  readonly needed: readonly (readonly string[])[];
  /** Columns that only this format has; they identify it. */
  readonly marks: readonly (readonly string[])[];
  /** Columns that mean nothing outside the system that wrote them. They are ignored without a warning. */
  readonly silent: RegExp;
  hasPrices(columns: Columns): boolean;
  keyOf(row: Row): RowKey | Refusal;
  draft(key: string, rows: readonly Row[], context: DraftContext): Drafted;
}

/**
 * Refuses all rows of a product that cannot be imported completely: one with the reason, the others with a
 * reference to it.
 */
function refuseAll(rows: readonly Row[], at: Row, refusal: Refusal): Drafted {
  const refused = rows.map((row) =>
    row === at
      ? { line: row.line, ...refusal }
      : ({ line: row.line, code: 'WITH_LINE', about: at.line } as const),
  );
  return { draft: null, refused };
}

/** A problem in one row. It is thrown and caught within a format. */
export class RowProblem extends Error {
  readonly row: Row;
  readonly refusal: Refusal;

  constructor(row: Row, refusal: Refusal) {
    super(refusal.code);
    this.row = row;
    this.refusal = refusal;
  }
}

/** Wraps a format's `draft`, so that a RowProblem refuses all rows of the product. */
export function refusing(draft: ImportFormat['draft']): ImportFormat['draft'] {
  return (key, rows, context) => {
    try {
      return draft(key, rows, context);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      return refuseAll(rows, error.row, error.refusal);
    }
  };
}
