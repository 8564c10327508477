import type { FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';

/** Reports bugs of the server to ERROR_REPORT_URL, as those of browsers are. */
export async function reportBug(host: Host, request: FastifyRequest, error: Error): Promise<void> {
  if (!host.config.errorReportUrl) return;
  const report = {
    code: request.id,
    message: error.message.slice(0, 200),
    ...(error.stack && { stack: error.stack.slice(0, 4000) }),
    path: request.url.split('?')[0] ?? '/',
    at: host.now().toISOString(),
    from: 'server' as const,
  };
  await host.jobs.send('error.report', report).catch((cause: unknown) => {
    request.log.error({ err: cause }, 'a bug could not be reported');
  });
}
