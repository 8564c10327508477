/** The embedded database cannot run: its message is the one clear line that the process ends with. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}
