/** A mistake in the caller's arguments, printed as one line. */
export class NewError extends Error {}
