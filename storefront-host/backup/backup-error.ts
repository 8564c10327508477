/** A backup cannot be written, read or restored: the message is the one line to print. */
export class BackupError extends Error {
  override name = 'BackupError';
}
