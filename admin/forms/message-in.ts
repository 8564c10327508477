/** The first refusal somewhere in a field that holds a list, for showing it below the list. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const inner of Object.values(error)) {
    const message = messageIn(inner);
    if (message !== undefined) return message;
  }
  return undefined;
}
