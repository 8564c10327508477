import { sql, type Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import type { Person } from './personal-table.ts';
import { exportedTableNames, personalTables } from './personal-tables.ts';

/** Version of the file format; increased with every change. */
const FORMAT = 'talad-personal-data/1';

export interface ExportRequest {
  readonly person: Person;
  /** Language of the headings. */
  readonly lang: Lang;
  readonly at: Date;
}

/**
 * Yields all data about a person as one JSON document, in parts: memory has the rows of one table
 * at most. Money is in satang, as in the database.
 */
export async function* exportAccount(
  db: Kysely<Database>,
  { person, lang, at }: ExportRequest,
): AsyncGenerator<string> {
  const head = { format: FORMAT, made_at: at.toISOString(), money: 'satang (1/100 THB)' };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let isFirst = true;
  for (const name of exportedTableNames) {
    const { of, exported } = personalTables[name];
    const columns = sql.join(exported.map((column) => sql.ref(`t.${column}`)));
    const { rows } = await sql<Record<string, unknown>>`
      SELECT ${columns} FROM ${sql.table(name)} t WHERE ${of(person)}`.execute(db);
    const part = { what: text(lang, `privacy.table.${name}`), rows };
    yield `${isFirst ? '' : ','}\n${JSON.stringify(name)}:${JSON.stringify(part)}`;
    isFirst = false;
  }
  yield '\n}}\n';
}
