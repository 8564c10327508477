import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/**
 * A backup is a gzipped tar file:
 *   talad-backup.json         Head: what is in it
 *   secrets.json              DATA_DIR's keys, where there were any
 *   tables/{table}/{n}.copy   rows in PostgreSQL's COPY text format, in pieces
 *   media/{key}               pictures, where asked for
 *   checks.json               Checks: counts and checksums, the last entry
 */
export const headName = 'talad-backup.json';
export const secretsName = 'secrets.json';
export const checksName = 'checks.json';

const Head = Type.Object({
  format: Type.Literal(1),
  created_at: Type.String(),
  postgres: Type.String(),
  /** Names of the migrations that had run: what the rows fit. */
  migrations: Type.Array(Type.String(), { minItems: 1 }),
  /** In the order in which they can be filled. */
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
  media: Type.Boolean(),
});
export type Head = Static<typeof Head>;

const Checks = Type.Object({
  tables: Type.Record(Type.String(), Type.Object({ rows: Type.Integer(), sha256: Type.String() })),
  sequences: Type.Record(Type.String(), Type.Integer()),
  media: Type.Integer(),
});
export type Checks = Static<typeof Checks>;

/** The file is no backup, or not one that can be trusted: one clear line. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export function parseHead(data: Buffer): Head {
  const value = parseJson(data);
  if (Value.Check(Head, value)) return value;
  throw new BackupError('This is no backup that this version of Talad can read.');
}

export function parseChecks(data: Buffer): Checks {
  const value = parseJson(data);
  if (Value.Check(Checks, value)) return value;
  throw new BackupError('The backup is damaged: its checksums cannot be read.');
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Every row of COPY's text format ends with a newline, and one inside a value is written `\n`. */
export function rowsIn(data: Buffer): number {
  let rows = 0;
  for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, at + 1)) rows += 1;
  return rows;
}
