/**
 * Thrown when a backup cannot be written, read or restored; its message is the one line to print.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}
