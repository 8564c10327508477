/** A mistake of the caller: printed as one line. */
export class NewError extends Error {}
