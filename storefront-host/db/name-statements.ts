/**
 * Matches look-ups by key as the query builder writes them. SQL written by hand is not prepared,
 * because it may depend on a plan for its values.
 */
const LOOK_UP =
  /^select [^*]+ where (?:[\w".]+ (?:[=>] \$\d+|is null)(?: and |(?= order by | for |$)))+(?: order by [\w". ,]+)?(?: for update[\w" ]*)?$/;
const WRITE = /^(?:with "\w+" as \()?(?:insert into|update|delete from) "/;
/** Jobs of the queue, about three for each order: planning took four fifths of it. */
const NEW_JOB = /^\s*INSERT INTO pgboss\.job/;
/**
 * Not prepared: `*` fails once a newer version has added a column, and an `in` list has another
 * text for each length.
 */
const UNSTABLE = / in \(| returning (?:"\w+"\.)?\*/;
/** Longer statements insert many rows at once, in numbers that seldom recur. */
const MAX_LENGTH = 4_000;
/** Runs before a statement gets a name. */
const RARE = 5;
const MAX_COUNTED = 1_000;

/** Each connection of the pool keeps the plan of each name, about 10 kB in the database's memory. */
const MAX_NAMES = 200;
/*
 * Returns a function that names a statement to be prepared, or returns undefined if PostgreSQL
 * should plan it for its values (decision 003). The comment `hot:name` sets a name. Writes and
 * look-ups by key that recur get one automatically: planning was two thirds of their time in the
 * database.
 */
export function nameStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const runs = new Map<string, number>();
  return (text) => {
    const hot = /^\/\* hot:(\w+) \*\//.exec(text)?.[1];
    if (hot !== undefined || text.length > MAX_LENGTH) return hot;
    const known = names.get(text);
    if (known !== undefined || names.size === MAX_NAMES || !isPreparable(text)) return known;
    const run = (runs.get(text) ?? 0) + 1;
    if (run <= RARE) {
      if (runs.size === MAX_COUNTED) runs.clear();
      runs.set(text, run);
      return undefined;
    }
    runs.delete(text);
    const name = `recurring_${names.size}`;
    names.set(text, name);
    return name;
  };
}

function isPreparable(text: string): boolean {
  return LOOK_UP.test(text) || NEW_JOB.test(text) || (WRITE.test(text) && !UNSTABLE.test(text));
}
