import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { requireUse } from '../../../identity/index.ts';
import { ApiFailure, readFilter, OmitQuery, omitFields, readOmit } from '../../../http/index.ts';
import { createPage } from './create-page.ts';
import { readPageState } from './page-row.read.ts';
import { editedPage, listPages } from './pages.read.ts';
import {
  EditedPage,
  PageCreate,
  PageFilter,
  PageList,
  ProjectQuery,
  type ListedPage,
} from './pages.contract.ts';

const tags = ['pages'];
// The shop is in the query (spec §7), so the permission is checked here and not by the route's rule.
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
        querystring: Type.Intersect([ProjectQuery, OmitQuery]),
        response: { 200: PageList, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { project_id: shopId, filter, omit } = request.query;
      await requireRight(request, shopId);
      const wanted = readFilter(filter, PageFilter) ?? {};
      const pages = (await listPages(host.db, shopId)).filter((page) => isWanted(page, wanted));
      const names = readOmit(omit);
      if (names.size === 0) return { pages };
      // The contract's serializer would require each field.
      const shortened = { pages: omitFields(pages, names) };
      return reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send(shortened);
    },
  );

  // Spec §7 names both methods.
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
        const { copy_of: copyOf, ...sent } = request.body;
        const { name } = sent;
        const created = await host.db
          .transaction()
          .execute((trx) =>
            createPage(trx, { shopId, ...sent, copyOf, accountId, at: host.now() }),
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

function isWanted(page: ListedPage, wanted: PageFilter): boolean {
  const words = [page.name, page.title, ...Object.values(page.titles)].join('\n').toLowerCase();
  return (
    (wanted.name === undefined || page.name === wanted.name) &&
    words.includes((wanted.keyword ?? '').trim().toLowerCase()) &&
    (wanted.is_published ?? page.is_published) === page.is_published &&
    (wanted.has_changes ?? page.has_changes) === page.has_changes
  );
}

const statusOf = { NOT_FOUND: 404, PAGE_NAME: 400, PAGE_TAKEN: 409 } as const;
