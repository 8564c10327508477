import type { Config } from '../../../config.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';

const PATIENCE_MS = 10_000;

/**
 * Forwards an error to the configured error-reporting service.
 * @throws Error if the service refuses it, so that the job is retried.
 */
export async function forwardReport(
  { errorReportUrl }: Config,
  report: JobPayloads['error.report'],
): Promise<void> {
  // The setting may have been removed since the job was queued.
  if (!errorReportUrl) return;
  const response = await fetch(errorReportUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'talad', ...report }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the error-reporting address answered ${response.status}`);
}
