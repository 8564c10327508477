import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { failureOf, type Changed } from '../../catalog/index.ts';
import { exportContacts } from '../forms/export-contacts.ts';
import { answerQuestion, hideQuestion, type QuestionChange } from './moderate-question.ts';
import { managedQuestions, readManagedQuestions } from './managed-questions.list.ts';
import { ManagedQuestion, QuestionAnswer, QuestionReason } from './questions.contract.ts';

const base = '/api/v1/manage/:shop_id/questions';
const writing = { access: 'message:write', origin: 'platform' } as const;
const schema = {
  tags: ['manage questions'],
  params: ShopOrderParams,
  response: { 200: ManagedQuestion, '4xx': ApiError },
};

/** Questions about products, for a shop's staff (decision 182). */
export const manageQuestions: Module = (app, host) => {
  listRoute(app, host, managedQuestions);
  exportContacts(app, host, managedQuestions, 'exported_questions');

  app.get(
    `${base}/:id`,
    {
      config: { access: 'message:read', origin: 'platform' },
      schema: { ...schema, summary: 'One question' },
    },
    (request) => readOr404(request),
  );

  app.put(
    `${base}/:id/answer`,
    {
      config: writing,
      schema: { ...schema, summary: 'Answers on the product’s page', body: QuestionAnswer },
    },
    async (request) =>
      after(request, await answerQuestion(host.db, changeOf(request), request.body)),
  );

  app.put(
    `${base}/:id/hide`,
    {
      config: writing,
      schema: { ...schema, summary: 'Hides a question, or shows it again', body: QuestionReason },
    },
    async (request) => after(request, await hideQuestion(host.db, changeOf(request), request.body)),
  );

  type Call = FastifyRequest<{ Params: Static<typeof ShopOrderParams> }>;

  function changeOf(request: Call): QuestionChange {
    const { shop_id: shopId, id } = request.params;
    const { publicUrl } = host.config;
    return { shopId, id, accountId: signedIn(request).accountId, at: host.now(), publicUrl };
  }

  function after(request: Call, changed: Changed): Promise<ManagedQuestion> {
    if (!changed.ok) throw failureOf(changed.refusal);
    return readOr404(request);
  }

  async function readOr404({ params, lang }: Call): Promise<ManagedQuestion> {
    const [found] = await readManagedQuestions(host.db, params.shop_id, [params.id], lang);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
