/** Maximum bytes of an uploaded file. */
export const MAX_FILE_BYTES = 20_000_000;
/** Maximum rows of an uploaded file; larger ones are imported on the command line. */
export const MAX_FILE_ROWS = 50_000;
