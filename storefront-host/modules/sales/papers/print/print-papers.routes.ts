import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../../host.ts';
import { ApiFailure, ShopOrderParams } from '../../../../http/index.ts';
import { findPaper } from '../papers.repository.ts';
import { paperPrinter } from './print-paper.ts';

const base = '/api/v1/manage/:shop_id/papers/:id';
const config = { access: 'order:read', origin: 'platform' } as const;
const tags = ['manage papers'];
const response = { 200: Type.Unknown(), '4xx': ApiError, 503: ApiError };

/** Serves papers as printable pages and as files to the shop's staff. */
export const printPapers: Module = (app, host) => {
  const printer = paperPrinter(host);

  app.get(
    `${base}/print`,
    {
      config,
      schema: { tags, summary: 'A paper as a page to print', params: ShopOrderParams, response },
    },
    async ({ params, lang }, reply) => {
      const { shop_id: shopId, id } = params;
      const pdf = `/api/v1/manage/${shopId}/papers/${id}/pdf`;
      return printer.sendPage(reply, await paperOf(shopId, id), { lang, pdf });
    },
  );

  app.get(
    `${base}/pdf`,
    {
      config: { ...config, rateLimit: { max: 120 } },
      schema: { tags, summary: 'A paper as a PDF file', params: ShopOrderParams, response },
    },
    async ({ params, lang }, reply) =>
      printer.sendPdf(reply, await paperOf(params.shop_id, params.id), lang),
  );

  async function paperOf(shopId: number, id: string) {
    const paper = await findPaper(host.db, shopId, id);
    if (!paper) throw new ApiFailure(404, 'NOT_FOUND');
    return paper;
  }
};
