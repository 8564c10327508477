import { Type, type TSchema } from 'typebox';
import { layoutPositions } from '@talad/elements/page/look/layout-rules';

/** Kinds of records whose ids come from a sequence; the new shop gets new ids. */
export const idKinds = [
  'category',
  'product',
  'brand',
  'tag',
  'collection',
  'promotion',
  'coupon',
  'blog',
  'contestant',
] as const;
export type IdKind = (typeof idKinds)[number];

/** A row as the file contains it. */
export type FileRow = Readonly<Record<string, unknown>>;

export interface Column {
  /**
   * Type of the value in the file. Null is always accepted here, because the database refuses it where it is not
   * allowed.
   */
  readonly schema: TSchema;
  /** Reference to a record of this kind. `isNeeded`: the row is left out if that record is missing. */
  readonly to?: IdKind;
  readonly isNeeded?: true;
  /** The row's own id. */
  readonly isOwn?: true;
  /** HTML that is sanitized on import. */
  readonly isHtml?: true;
  /** Value of the column in files that were exported before it existed. */
  readonly earlier?: unknown;
}

const Id = Type.Integer({ minimum: 1 });

export const own = (to: IdKind): Column => ({ schema: Id, to, isOwn: true });
export const needed = (to: IdKind): Column => ({ schema: Id, to, isNeeded: true });
export const idOf = (to: IdKind): Column => ({ schema: Id, to });
export const idsOf = (to: IdKind): Column => ({ schema: Type.Array(Id, { maxItems: 500 }), to });

const strict = { additionalProperties: false } as const;
const Line = Type.String({ maxLength: 1_000 });
const Texts = Type.Object({ th: Type.Optional(Line), en: Type.Optional(Line) }, strict);
const Picture = Type.String({ format: 'uuid' });
const Image = Type.Object(
  {
    media_id: Picture,
    alt: Texts,
    option: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Line)),
  },
  strict,
);
const Titles = Type.Object({ th: Line, en: Type.Optional(Line) }, strict);
const Options = Type.Array(
  Type.Object(
    {
      key: Line,
      title: Titles,
      items: Type.Array(
        Type.Object({ key: Line, title: Titles, color: Type.Optional(Line) }, strict),
        { maxItems: 500 },
      ),
    },
    strict,
  ),
  { maxItems: 20 },
);
const Both = Type.Object({ th: Type.String(), en: Type.String() }, strict);

const plain = (schema: TSchema): Column => ({ schema });

/** A column that files exported before it existed do not have; their rows get this value. */
export const added = (column: Column, earlier: unknown): Column => ({ ...column, earlier });

export const line = plain(Line);
export const text = plain(Type.String({ maxLength: 60_000 }));
export const html: Column = { schema: Type.String({ maxLength: 60_000 }), isHtml: true };
export const number = plain(Type.Integer());
export const flag = plain(Type.Boolean());
export const time = plain(Type.String({ format: 'date-time' }));
export const words = plain(Type.Array(Line, { maxItems: 1_000 }));
/** Synonyms. */
export const terms = plain(Type.Array(Line, { minItems: 2, maxItems: 6 }));
export const picture = plain(Picture);
export const image = plain(Image);
export const images = plain(Type.Array(Image, { maxItems: 200 }));
export const options = plain(Options);
export const strings = plain(Type.Record(Type.String({ maxLength: 1_000 }), Type.String()));
export const both = plain(Both);
export const categoryLayout = plain(
  Type.Object(
    {
      page: Type.String({ maxLength: 64, pattern: '^layout-.' }),
      position: Type.Union(layoutPositions.map((position) => Type.Literal(position))),
    },
    strict,
  ),
);
export const helpItems = plain(
  Type.Array(Type.Object({ groups: Both, questions: Both, answers: Both }, strict)),
);
const instant = Type.Union([Type.Null(), Type.String({ format: 'date-time' })]);
export const bioLinks = plain(
  Type.Array(
    Type.Object(
      {
        titles: Both,
        link: Type.String(),
        icon: Type.String(),
        image: Type.Optional(Type.Union([Type.Null(), Picture])),
        on: Type.Boolean(),
        from: instant,
        until: instant,
      },
      strict,
    ),
  ),
);
const side = Type.Number({ minimum: 0, maximum: 100 });
export const alt = plain(Texts);
export const focus = plain(Type.Object({ x: side, y: side }, strict));
/** Path of titles of a marketplace category: another marketplace has it under another id. */
export const mallPath = plain(Type.Array(Line, { maxItems: 20 }));
/** JSON whose readers validate it; the editor's own checks apply as well (check-documents.ts). */
export const record = plain(Type.Record(Type.String(), Type.Unknown()));
