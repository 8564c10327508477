import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { BackupError } from './backup-error.ts';

/**
 * A backup is a gzipped tar file:
 *   talad-backup.json         Head: what the file contains
 *   secrets.json              DATA_DIR's keys, if it had any
 *   tables/{table}/{n}.copy   rows in PostgreSQL's COPY text format, split anywhere
 *   media/{key}               pictures, if requested
 *   checks.json               Checks: always the last entry
 *
 * Format 1 (before the first release) could garble rows, and its checksums were of the garbled bytes. Format 2 adds
 * `types`, `digest` and `files_sha256`, and gets its name only after a trial restore.
 */
export const headName = 'talad-backup.json';
export const secretsName = 'secrets.json';
export const checksName = 'checks.json';
export const currentFormat = 2;

const Head = Type.Object({
  format: Type.Union([Type.Literal(1), Type.Literal(currentFormat)]),
  created_at: Type.String(),
  postgres: Type.String(),
  /** Names of the applied migrations, which determine the schema of the rows. */
  migrations: Type.Array(Type.String(), { minItems: 1 }),
  /** Sorted so that foreign keys are satisfied. */
  tables: Type.Array(
    Type.Object({
      name: Type.String(),
      columns: Type.Array(Type.String()),
      /** Format 2. Restoring writes them into a statement, so the pattern accepts names of types only. */
      types: Type.Optional(
        Type.Array(
          Type.String({
            pattern: String.raw`^"?[a-z_][a-z0-9_ ]*"?(\(\d+(,\d+)?\))?[a-z ]*(\[\])*$`,
          }),
        ),
      ),
    }),
  ),
  media: Type.Boolean(),
});
export type Head = Static<typeof Head>;
export type HeadTable = Head['tables'][number];

const Checks = Type.Object({
  tables: Type.Record(
    Type.String(),
    Type.Object({
      rows: Type.Integer(),
      /** Hash of the bytes in the file. */
      sha256: Type.String(),
      /** Digest of the rows, computed by PostgreSQL in the backup's snapshot (table-digest.ts). */
      digest: Type.Optional(Type.String()),
    }),
  ),
  sequences: Type.Record(Type.String(), Type.Integer()),
  media: Type.Integer(),
  /** Hash of the names and bytes of secrets.json and all pictures. */
  files_sha256: Type.Optional(Type.String()),
});
export type Checks = Static<typeof Checks>;

/** Returns whether a trial restore has shown that the file contains the rows of the database. */
export function isTrusted({ format }: Pick<Head, 'format'>): boolean {
  return format === currentFormat;
}

/** @throws BackupError when this is not the head of a backup that this version can read. */
export function parseHead(data: Buffer): Head {
  const value = parseJson(data);
  if (Value.Check(Head, value)) return value;
  const format = Value.Check(AnyHead, value) ? value.format : 0;
  throw new BackupError(
    format > currentFormat
      ? `a newer Talad wrote it (format ${format}); restore it with that version`
      : 'it is not a backup of Talad',
  );
}

const AnyHead = Type.Object({ format: Type.Integer() });

/** @throws BackupError when the checksums cannot be read. */
export function parseChecks(data: Buffer): Checks {
  const value = parseJson(data);
  if (Value.Check(Checks, value)) return value;
  throw new BackupError('its checksums cannot be read');
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}
