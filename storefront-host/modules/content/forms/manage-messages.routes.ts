import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { failureOf, type Changed } from '../../catalog/index.ts';
import { answerMessage } from './answer-message.ts';
import { markRead, updateMessage, type MessageChange } from './change-message.ts';
import {
  MessageDetail,
  MessageReply,
  MessageUpdate,
  QuestionPublication,
} from './messages.contract.ts';
import { publishQuestion, unpublishQuestion } from '../questions/publish-question.ts';
import { exportContacts } from './export-contacts.ts';
import { findMessage, managedMessages } from './messages.repository.ts';

const base = '/api/v1/manage/:shop_id/messages';
const reading = { access: 'message:read', origin: 'platform' } as const;
const writing = { access: 'message:write', origin: 'platform' } as const;
const schema = {
  tags: ['manage messages'],
  params: ShopOrderParams,
  response: { 200: MessageDetail, '4xx': ApiError },
};

/** Entries of a site's forms, for its staff (decision 195). */
export const manageMessages: Module = (app, host) => {
  listRoute(app, host, managedMessages);
  exportContacts(app, host, managedMessages, 'exported');

  app.get(
    `${base}/:id`,
    { config: reading, schema: { ...schema, summary: 'One entry' } },
    ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.post(
    `${base}/:id/read`,
    { config: reading, schema: { ...schema, summary: 'Marks an entry as read' } },
    async (request) => {
      await host.db.transaction().execute((trx) => markRead(trx, changeOf(request)));
      return readOr404(request.params.shop_id, request.params.id);
    },
  );

  app.put(
    `${base}/:id`,
    {
      config: writing,
      schema: { ...schema, summary: 'Changes state, assignee or read mark', body: MessageUpdate },
    },
    async (request) =>
      after(request, await updateMessage(host.db, changeOf(request), request.body)),
  );

  app.post(
    `${base}/:id/answers`,
    {
      config: writing,
      schema: { ...schema, summary: 'Mails an answer to the visitor', body: MessageReply },
    },
    async (request) =>
      after(request, await answerMessage(host.db, changeOf(request), request.body)),
  );

  app.put(
    `${base}/:id/publication`,
    {
      config: writing,
      schema: {
        ...schema,
        summary: 'Shows the question with an answer on its product’s page',
        body: QuestionPublication,
      },
    },
    async (request) =>
      after(request, await publishQuestion(host.db, changeOf(request), request.body)),
  );

  app.delete(
    `${base}/:id/publication`,
    { config: writing, schema: { ...schema, summary: 'Takes the question off the page' } },
    async (request) => after(request, await unpublishQuestion(host.db, changeOf(request))),
  );

  type Call = FastifyRequest<{ Params: Static<typeof ShopOrderParams> }>;

  function changeOf(request: Call): MessageChange {
    const { shop_id: shopId, id } = request.params;
    return { shopId, id, accountId: signedIn(request).accountId, at: host.now() };
  }

  function after({ params }: Call, changed: Changed): Promise<MessageDetail> {
    if (!changed.ok) throw failureOf(changed.refusal);
    return readOr404(params.shop_id, params.id);
  }

  async function readOr404(shopId: number, id: string): Promise<MessageDetail> {
    const message = await findMessage(host.db, shopId, id);
    if (!message) throw new ApiFailure(404, 'NOT_FOUND');
    return message;
  }
};
