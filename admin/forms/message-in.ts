/** The first error inside a list field, to show it below the list. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const inner of Object.values(error)) {
    const message = messageIn(inner);
    if (message !== undefined) return message;
  }
  return undefined;
}
