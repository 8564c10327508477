/** Bytes of an uploaded file. */
export const MAX_FILE_BYTES = 20_000_000;
/** In one file; larger ones go through the command line. */
export const MAX_FILE_ROWS = 50_000;
