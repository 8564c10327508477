/** The page itself says what went wrong (Failure): no notice on top of it. */
export const quiet = { onError: () => undefined };

/**
 * For a record's own page. react-admin shows a list's row as the record until it arrives, and a row
 * lacks what only the record has (lines, variants, ledger): `meta` gives it a place of its own.
 */
export const wholeRecord = { ...quiet, meta: { whole: true } };
