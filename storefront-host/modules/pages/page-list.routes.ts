import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../host.ts';
import { requireUse } from '../../plugins/access.ts';
import { ApiFailure } from '../../plugins/api-failure.ts';
import { createPage } from './create-page.ts';
import { readPageState } from './page-row.read.ts';
import { editedPage, listPages } from './pages.read.ts';
import { EditedPage, PageCreate, PageList, ProjectQuery } from './pages.contract.ts';

const tags = ['pages'];
// The shop is in the query (spec §7), so the right to it is asked for here and not by the route's rule.
const config = { access: 'account', origin: 'platform' } as const;

/** The pages of a site: list and create. */
export const pageList: Module = (app, host) => {
  app.get(
    '/api/v1/pages/',
    {
      config,
      schema: {
        tags,
        summary: 'Pages of a site',
        querystring: ProjectQuery,
        response: { 200: PageList, '4xx': ApiError },
      },
    },
    async (request) => {
      await requireRight(request, request.query.project_id);
      return { pages: [...(await listPages(host.db, request.query.project_id))] };
    },
  );

  // Spec §7 knows both methods.
  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: '/api/v1/pages/',
      config,
      schema: {
        tags,
        summary: 'Makes a page, empty or from one of the theme',
        querystring: ProjectQuery,
        body: PageCreate,
        response: { 201: EditedPage, '4xx': ApiError },
      },
      handler: async (request, reply) => {
        const shopId = request.query.project_id;
        const accountId = await requireRight(request, shopId);
        const { name, title, titles, template } = request.body;
        const created = await host.db
          .transaction()
          .execute((trx) =>
            createPage(trx, { shopId, name, title, titles, template, accountId, at: host.now() }),
          );
        if (!created.ok) throw new ApiFailure(statusOf[created.code], created.code);
        const state = await readPageState(host.db, shopId, name);
        if (!state) throw new ApiFailure(404, 'NOT_FOUND');
        return reply.status(201).send(editedPage(state));
      },
    });
  }

  async function requireRight(request: FastifyRequest, shopId: number): Promise<string> {
    const { visitor } = request;
    if (!visitor) throw new ApiFailure(401, 'UNAUTHENTICATED');
    await requireUse(host, request, shopId, 'page:write');
    return visitor.accountId;
  }
};

const statusOf = { NOT_FOUND: 404, PAGE_NAME: 400, PAGE_TAKEN: 409 } as const;
