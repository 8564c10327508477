import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/**
 * A shop's file is a gzipped tar file (decision 220): talad-shop.json            ShopHead: the
 * shop, and the origin of its absolute links tables/{table}/{n}.jsonl   rows as JSON, one a line,
 * in the order of portable-tables.ts, media first pictures/{id}              the pictures' files,
 * between the media and the other tables history/{name}/{n}.jsonl   orders and customers, for
 * people to read; an import skips them checks.json                ShopChecks: always the last entry
 */
export const headName = 'talad-shop.json';
export const checksName = 'checks.json';
export const SHOP_FILE_FORMAT = 1;

/** Maximum size of an entry that is not a picture, plus one row. */
export const PIECE_BYTES = 1024 * 1024;

export interface ShopFileLimits {
  /** Maximum bytes of the file, and of its unpacked content. */
  readonly packedBytes: number;
  readonly bytes: number;
  readonly rows: number;
  readonly pictures: number;
}

/** Limits of the command line, which uses the operator's own disk. */
export const operatorLimits: ShopFileLimits = {
  packedBytes: 20e9,
  bytes: 40e9,
  rows: 5_000_000,
  pictures: 500_000,
};

const strict = { additionalProperties: false } as const;

const ShopHead = Type.Object(
  {
    format: Type.Literal(SHOP_FILE_FORMAT),
    exported_at: Type.String({ format: 'date-time' }),
    /** Both become parts of a regular expression that finds links. */
    origin: Type.String({ pattern: String.raw`^https?://[\w.:-]{1,300}$` }),
    shop: Type.Object(
      {
        id: Type.Integer({ minimum: 1 }),
        shopname: Type.String({ pattern: '^[a-z0-9-]{1,63}$' }),
        kind: Type.Union([Type.Literal('shop'), Type.Literal('bookfair'), Type.Literal('contest')]),
      },
      strict,
    ),
  },
  strict,
);
export type ShopHead = Static<typeof ShopHead>;

/** Checksums of all other entries, by name. */
const ShopChecks = Type.Object(
  { sha256: Type.Record(Type.String(), Type.String({ pattern: '^[0-9a-f]{64}$' })) },
  strict,
);
export type ShopChecks = Static<typeof ShopChecks>;

/** The reason why a file is not imported; `about` names the place in it. */
export const ShopFileRefusal = Type.Union([
  Type.Literal('not_a_shop'),
  Type.Literal('newer'),
  Type.Literal('damaged'),
  Type.Literal('too_large'),
  Type.Literal('foreign_entry'),
  Type.Literal('bad_row'),
  Type.Literal('bad_picture'),
]);
export type ShopFileRefusal = Static<typeof ShopFileRefusal>;

export class ShopFileError extends Error {
  override name = 'ShopFileError';
  readonly code: ShopFileRefusal;
  readonly about: string;
  constructor(code: ShopFileRefusal, about = '') {
    super(`${code} ${about}`);
    this.code = code;
    this.about = about;
  }
}

/** @throws ShopFileError */
export function parseHead(data: Buffer): ShopHead {
  const value = parseJson(data.toString('utf8'));
  if (Value.Check(ShopHead, value)) return value;
  const isNewer = Value.Check(AnyHead, value) && value.format > SHOP_FILE_FORMAT;
  throw new ShopFileError(isNewer ? 'newer' : 'not_a_shop');
}

const AnyHead = Type.Object({ format: Type.Integer() });

/** @throws ShopFileError */
export function parseChecks(data: Buffer): ShopChecks {
  const value = parseJson(data.toString('utf8'));
  if (Value.Check(ShopChecks, value)) return value;
  throw new ShopFileError('damaged', checksName);
}

/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
