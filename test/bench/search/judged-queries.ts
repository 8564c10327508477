import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query with the grades (1 to 3) of the products that a person judged to be relevant; all others have 0. */
export interface JudgedQuery {
  readonly query: string;
  readonly lang: 'th' | 'en';
  readonly half: 'tuning' | 'held-out';
  readonly grades: ReadonlyMap<string, number>;
}

/** Reads a file of judgements: see judgements/RULES.md. */
export function readJudgements(file: string): readonly JudgedQuery[] {
  const sets = new Map<string, readonly string[]>();
  const judged: JudgedQuery[] = [];
  const text = readFileSync(join(import.meta.dirname, 'judgements', file), 'utf8');
  for (const line of text.split('\n')) {
    const set = /^([A-Z_]+) = (.+)$/.exec(line);
    if (set) sets.set(set[1] ?? '', productsOf(set[2] ?? '', sets));
    else if (line !== '' && !line.startsWith('#')) judged.push(queryOf(line, sets));
  }
  return judged;
}

function queryOf(line: string, sets: ReadonlyMap<string, readonly string[]>): JudgedQuery {
  const [query = '', ...parts] = line.split(' | ');
  const grades = new Map<string, number>();
  for (const part of parts) {
    const [grade = '', ...names] = part.split(' ');
    if (!/^[1-3]$/.test(grade)) throw new Error(`no grade in '${line}'`);
    for (const product of productsOf(names.join(' '), sets)) {
      if (grades.has(product)) throw new Error(`'${query}' grades ${product} twice`);
      grades.set(product, Number(grade));
    }
  }
  const lang = /\p{Script=Thai}/u.test(query) ? 'th' : 'en';
  return { query, lang, half: halfOf(query), grades };
}

function productsOf(names: string, sets: ReadonlyMap<string, readonly string[]>) {
  return names.split(' ').flatMap((name) => sets.get(name) ?? [name]);
}

/** Returns the half of a query by its letters, so that a new query moves no other one. */
function halfOf(query: string): JudgedQuery['half'] {
  return stableHash(query) % 2 === 0 ? 'tuning' : 'held-out';
}

/** FNV-1a, 32 bits. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  // The last bit of the plain sum depends on few bits of each byte.
  return (hash ^ (hash >>> 15)) >>> 0;
}
