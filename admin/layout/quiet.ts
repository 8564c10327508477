/** The page itself says what went wrong (Failure): no notice on top of it. */
export const quiet = { onError: () => undefined };
