/** Thrown by a handler after a temporary failure of another server: the job is retried without an error report. */
export class TryAgain extends Error {
  override name = 'TryAgain';
}
