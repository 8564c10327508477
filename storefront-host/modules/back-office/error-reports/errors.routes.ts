import { ApiError } from '@talad/elements/api/error.contract';
import { ErrorReport, ErrorReportResponse } from '@talad/elements/api/error-report.contract';
import type { Module } from '../../../host.ts';
import { forwardReport } from './forward-report.ts';

/** Spec §8: errors of browsers are logged, and forwarded to ERROR_REPORT_URL if it is set. */
export const errorReports: Module = (app, host) => {
  host.jobs.handle('error.report', (report) => forwardReport(host.config, report));

  app.post(
    '/api/v1/errors',
    {
      config: { access: 'public', origin: 'any', rateLimit: { max: 20 } },
      schema: {
        tags: ['errors'],
        summary: 'Says what went wrong in a browser',
        body: ErrorReport,
        response: { 202: ErrorReportResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { body } = request;
      request.log.warn({ browserError: body }, 'an error in a browser');
      if (host.config.errorReportUrl) {
        const at = host.now().toISOString();
        await host.jobs.send('error.report', { ...body, at, from: 'browser' });
      }
      return reply.status(202).send({ ok: true });
    },
  );
};
