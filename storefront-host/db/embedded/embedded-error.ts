/**
 * Thrown when the embedded database cannot run: its message is the line that the process ends with.
 */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}
