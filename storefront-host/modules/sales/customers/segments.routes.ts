import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { plain } from '../../../html/plain-text.ts';
import { SegmentList, SegmentWrite } from './customers.contract.ts';
import {
  addSegment,
  changeSegment,
  MAX_SEGMENTS,
  readSegments,
  removeSegment,
  type SegmentChanged,
} from './segments.ts';

const base = '/api/v1/manage/:shop_id/customer-segments';
const read = { access: 'customer:read', origin: 'platform' } as const;
const write = { access: 'customer:write', origin: 'platform' } as const;
const tags = ['manage customers'];
const response = { 200: SegmentList, '4xx': ApiError };

/** Serves the saved filters of the customer list. Every answer contains all of them. */
export const customerSegments: Module = (app, host) => {
  app.get(
    base,
    {
      config: read,
      schema: { tags, summary: 'Saved segments of customers', params: ShopParams, response },
    },
    ({ params }) => all(params.shop_id),
  );

  app.post(
    base,
    {
      config: write,
      schema: {
        tags,
        summary: 'Saves a segment',
        params: ShopParams,
        body: SegmentWrite,
        response,
      },
    },
    async (request) => {
      doneOrRefused(await addSegment(host.db, changeOf(request), named(request.body)));
      return all(request.params.shop_id);
    },
  );

  app.put(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Changes the name and the filter of a segment',
        params: ShopOrderParams,
        body: SegmentWrite,
        response,
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      doneOrRefused(await changeSegment(host.db, changeOf(request), id, named(request.body)));
      return all(shopId);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config: write,
      schema: { tags, summary: 'Deletes a segment', params: ShopOrderParams, response },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      doneOrRefused(await removeSegment(host.db, changeOf(request), id));
      return all(shopId);
    },
  );

  function changeOf(request: FastifyRequest<{ Params: { shop_id: number } }>) {
    const { accountId } = signedIn(request);
    return { shopId: request.params.shop_id, accountId, at: host.now() };
  }

  async function all(shopId: number) {
    return { segments: [...(await readSegments(host.db, shopId))] };
  }
};

function named({ name, filter }: SegmentWrite): SegmentWrite {
  return { name: plain(name), filter };
}

function doneOrRefused(changed: SegmentChanged): void {
  if (changed.ok) return;
  if (changed.code === 'NOT_FOUND') throw new ApiFailure(404, 'NOT_FOUND');
  const field =
    changed.code === 'TAKEN'
      ? ({ path: 'name', key: 'field.taken' } as const)
      : ({ path: 'name', key: 'field.maxItems', vars: { limit: MAX_SEGMENTS } } as const);
  throw new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
}
