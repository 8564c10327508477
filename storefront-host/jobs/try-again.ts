/**
 * Thrown by a handler for a passing failure of another machine: the job is retried, without an alarm.
 */
export class TryAgain extends Error {
  override name = 'TryAgain';
}
