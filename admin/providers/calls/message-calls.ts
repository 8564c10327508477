import type {
  MessageDetail,
  MessageReply,
  MessageUpdate,
  QuestionPublication,
} from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import type {
  ManagedQuestion,
  QuestionAnswer,
  QuestionReason,
} from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Calls of staff about entries of the site's forms. */
export interface MessageCalls {
  readonly readMessage: (id: string) => Promise<MessageDetail>;
  readonly changeMessage: (id: string, change: MessageUpdate) => Promise<MessageDetail>;
  /** Shows it on the product's page; null removes it. */
  readonly publishQuestion: (
    id: string,
    publication: QuestionPublication | null,
  ) => Promise<MessageDetail>;
  readonly answerQuestion: (id: string, answer: QuestionAnswer) => Promise<ManagedQuestion>;
  /** An empty reason shows it again. */
  readonly hideQuestion: (id: string, reason: QuestionReason) => Promise<ManagedQuestion>;
  readonly answerMessage: (id: string, reply: MessageReply) => Promise<MessageDetail>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createMessageCalls(base: string, callApi: CallApi): MessageCalls {
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    answerOf<MessageDetail>(
      await callApi(`${base}/messages/${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const putQuestion = async (path: string, body: object) =>
    answerOf<ManagedQuestion>(
      await callApi(`${base}/questions/${path}`, { method: 'PUT', body: JSON.stringify(body) }),
    );
  return {
    answerQuestion: (id, answer) => putQuestion(`${id}/answer`, answer),
    hideQuestion: (id, reason) => putQuestion(`${id}/hide`, reason),
    readMessage: (id) => send('POST', `${id}/read`, {}),
    changeMessage: (id, change) => send('PUT', id, change),
    publishQuestion: (id, publication) =>
      publication
        ? send('PUT', `${id}/publication`, publication)
        : send('DELETE', `${id}/publication`),
    answerMessage: (id, reply) => send('POST', `${id}/answers`, reply),
  };
}
