/** The page itself shows the failure (Failure), so suppress the notice. */
export const quiet = { onError: () => undefined };

/**
 * Options for a record's own page. react-admin shows a list's row as the record until the record
 * arrives, and a row lacks the record's details (lines, variants, ledger): `meta` gives the record
 * its own cache key.
 */
export const wholeRecord = { ...quiet, meta: { whole: true } };
