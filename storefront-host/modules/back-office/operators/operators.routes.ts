import formbody from '@fastify/formbody';
import swaggerUi from '@fastify/swagger-ui';
import { Type } from 'typebox';
import { plainPage, html, ApiFailure } from '../../../http/index.ts';
import type { Module } from '../../../host.ts';
import { isJobKind } from '../../../jobs/job-kinds.ts';
import { text } from '../../../locales/text.ts';
import { overviewPage } from './overview-page.ts';
import {
  failedJobs,
  newestAccounts,
  newestShops,
  readOverview,
  reportedReviews,
} from './overview.repository.ts';

const developerPages = [
  { name: 'mail', url: '/devadmin/mail' },
  { name: 'elements', url: '/devadmin/elements' },
  { name: 'api', url: '/devadmin/api' },
  { name: 'openapi', url: '/devadmin/openapi.json' },
  { name: 'admin', url: '/admin' },
] as const;

/** Allows own files only, and style attributes, with which the package hides collapsed parts. */
const policy = [
  `default-src 'self'`,
  `img-src 'self' data:`,
  `style-src-attr 'unsafe-inline'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40" role="img" aria-label="Talad">' +
  '<text x="0" y="28" font-family="sans-serif" font-size="24" font-weight="700" fill="#fff">Talad</text></svg>';

const JobParams = Type.Object({
  kind: Type.String({ maxLength: 60 }),
  id: Type.String({ format: 'uuid' }),
});

/** The operators' pages. identity/plugins/access.ts ensures that only operators on this machine reach them. */
export const operators: Module = async (app, { db, jobs, now }) => {
  await app.register(formbody);
  const config = { access: 'operator' } as const;
  const schema = { hide: true };

  app.get('/admin', { schema, config }, async (request, reply) => {
    const { lang } = request;
    const [overview, failed, shops, accounts, reports] = await Promise.all([
      readOverview(db, now()),
      failedJobs(db),
      newestShops(db),
      newestAccounts(db),
      reportedReviews(db),
    ]);
    const title = text(lang, 'admin.title');
    const body = overviewPage({ lang, overview, failed, shops, accounts, reports });
    return plainPage(request, reply, { title, body, width: 'wide' });
  });

  app.post(
    '/admin/jobs/:kind/:id/retry',
    { schema: { ...schema, params: JobParams }, config },
    async ({ params }, reply) => {
      const { kind, id } = params;
      if (!isJobKind(kind)) throw new ApiFailure(404, 'NOT_FOUND');
      await jobs.retry(kind, id);
      return reply.redirect('/admin', 303);
    },
  );

  app.get('/devadmin', { schema, config }, async (request, reply) => {
    const { lang } = request;
    const cards = developerPages
      .filter(({ url }) => app.hasRoute({ method: 'GET', url }))
      .map(
        ({ name, url }) =>
          html`<li>
            <a href="${url}">
              <strong>${text(lang, `devadmin.${name}`)}</strong>
              ${text(lang, `devadmin.${name}.text`)}
            </a>
          </li>`,
      );
    return plainPage(request, reply, {
      title: text(lang, 'devadmin.title'),
      width: 'wide',
      body: html`<h1>${text(lang, 'devadmin.title')}</h1>
        <p class="lead">${text(lang, 'devadmin.lead')}</p>
        <ul class="cards">
          ${cards}
        </ul>`,
    });
  });

  app.get('/devadmin/openapi.json', { schema, config }, async () => app.swagger());

  await app.register(async (scope) => {
    scope.decorate('routeRule', { access: 'operator', origin: 'platform' });
    await scope.register(swaggerUi, {
      routePrefix: '/devadmin/api',
      staticCSP: policy,
      logo: {
        type: 'image/svg+xml',
        content: Buffer.from(logo),
        href: '/devadmin',
        target: '_self',
      },
      theme: { title: 'Talad API' },
      uiConfig: { docExpansion: 'list', tryItOutEnabled: true, defaultModelsExpandDepth: 0 },
    });
  });
};
