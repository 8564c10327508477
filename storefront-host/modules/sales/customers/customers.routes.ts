import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { DAY_POINTS } from '@talad/elements/commerce/limits';
import { formatNumber } from '@talad/elements/locales/format';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { plain } from '../../../html/plain-text.ts';
import { addNote, removeNote } from './change-notes.ts';
import { adjustCustomerPoints } from './adjust-customer-points.ts';
import { changeTags, setTags, undoTags, type CustomerChanged } from './change-tags.ts';
import {
  BulkTagged,
  BulkTags,
  BulkTagsUndo,
  ConsentWithdrawal,
  CustomerDetail,
  CustomerTagList,
  CustomerTags,
  NewNote,
  PointsChange,
} from './customers.contract.ts';
import { readCustomer } from './customers.read.ts';
import { managedCustomers } from './managed-customers.list.ts';
import { readTags } from './tags.read.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const manage = '/api/v1/manage/:shop_id';
const base = `${manage}/customers`;
const read = { access: 'customer:read', origin: 'platform' } as const;
const write = { access: 'customer:write', origin: 'platform' } as const;
const tags = ['manage customers'];
const answers = { 200: CustomerDetail, '4xx': ApiError };
const NoteParams = Type.Intersect([
  ShopOrderParams,
  Type.Object({ note_id: Type.String({ format: 'uuid' }) }),
]);

/** Serves the customers of a shop to its staff. */
export const manageCustomers: Module = (app, host) => {
  listRoute(app, host, managedCustomers);

  app.get(
    `${base}/:id`,
    {
      config: read,
      schema: { tags, summary: 'One customer', params: ShopOrderParams, response: answers },
    },
    ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.put(
    `${base}/:id/tags`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Replaces the tags of a customer',
        params: ShopOrderParams,
        body: CustomerTags,
        response: answers,
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      doneOrRefused(await setTags(host.db, changeOf(request), id, request.body));
      return readOr404(shopId, id);
    },
  );

  app.post(
    `${base}/:id/notes`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Adds a note about a customer, which the shop’s staff read',
        params: ShopOrderParams,
        body: NewNote,
        response: answers,
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const text = plain(request.body.text);
      if (text === '') {
        const field = { path: 'text', key: 'field.required' } as const;
        throw new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
      }
      if (!(await addNote(host.db, changeOf(request), id, text))) {
        throw new ApiFailure(404, 'NOT_FOUND');
      }
      return readOr404(shopId, id);
    },
  );

  app.delete(
    `${base}/:id/notes/:note_id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Deletes a note about a customer',
        params: NoteParams,
        response: answers,
      },
    },
    async (request) => {
      const { shop_id: shopId, id, note_id: note } = request.params;
      if (!(await removeNote(host.db, changeOf(request), id, note))) {
        throw new ApiFailure(404, 'NOT_FOUND');
      }
      return readOr404(shopId, id);
    },
  );

  app.post(
    `${base}/:id/points`,
    {
      config: { access: 'customer:points', origin: 'platform' },
      schema: {
        tags,
        summary:
          'Gives or takes points of a customer by hand, with a reason that the customer reads',
        params: ShopOrderParams,
        body: PointsChange,
        response: answers,
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const reason = plain(request.body.reason);
      if (reason === '') {
        const field = { path: 'reason', key: 'field.required' } as const;
        throw new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
      }
      const change = { ...request.body, reason };
      const done = await adjustCustomerPoints(host.db, changeOf(request), id, change);
      if (!done.ok) {
        throw new ApiFailure(done.code === 'NOT_FOUND' ? 404 : 409, done.code, {
          most: formatNumber(DAY_POINTS),
        });
      }
      return readOr404(shopId, id);
    },
  );

  app.put(
    `${base}/:id/consent`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Records that a customer withdrew consent to marketing',
        params: ShopOrderParams,
        body: ConsentWithdrawal,
        response: answers,
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const { revision } = request.body;
      doneOrRefused(await withdrawConsent(host.db, changeOf(request), id, revision));
      return readOr404(shopId, id);
    },
  );

  app.post(
    `${base}/tags`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Adds and removes tags of many customers',
        params: ShopParams,
        body: BulkTags,
        response: { 200: BulkTagged, '4xx': ApiError },
      },
    },
    async (request) => {
      const { ids, filter } = request.body;
      if ((ids === undefined) === (filter === undefined)) {
        const field = { path: 'ids', key: 'field.invalid' } as const;
        throw new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
      }
      const done = await changeTags(host.db, changeOf(request), request.body);
      if (!done) throw new ApiFailure(409, 'CONFLICT');
      return done;
    },
  );

  app.post(
    `${base}/tags/undo`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Takes back a change of the tags of many customers',
        params: ShopParams,
        body: BulkTagsUndo,
        response: { 200: Type.Object({ changed: Type.Integer() }), '4xx': ApiError },
      },
    },
    async (request) => ({ changed: await undoTags(host.db, changeOf(request), request.body) }),
  );

  app.get(
    `${manage}/customer-tags`,
    {
      config: read,
      schema: {
        tags,
        summary: 'Tags of the shop’s customers',
        params: ShopParams,
        response: { 200: CustomerTagList, '4xx': ApiError },
      },
    },
    async ({ params }) => ({ tags: [...(await readTags(host.db, params.shop_id))] }),
  );

  function changeOf(request: FastifyRequest<{ Params: { shop_id: number } }>) {
    const { accountId } = signedIn(request);
    return { shopId: request.params.shop_id, accountId, at: host.now() };
  }

  async function readOr404(shopId: number, id: string): Promise<CustomerDetail> {
    const found = await readCustomer(host.db, shopId, id);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};

function doneOrRefused(changed: CustomerChanged): void {
  if (changed === 'done') return;
  throw new ApiFailure(changed === 'CONFLICT' ? 409 : 404, changed);
}
