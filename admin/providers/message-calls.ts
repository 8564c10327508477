import type {
  MessageDetail,
  MessageReply,
  MessageUpdate,
} from '../../storefront-host/modules/content/forms/messages.contract.ts';
import { answerOf, type CallApi } from './call-api.ts';

/** Calls of staff about entries of the site's forms. */
export interface MessageCalls {
  readonly readMessage: (id: string) => Promise<MessageDetail>;
  readonly changeMessage: (id: string, change: MessageUpdate) => Promise<MessageDetail>;
  readonly answerMessage: (id: string, reply: MessageReply) => Promise<MessageDetail>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createMessageCalls(base: string, callApi: CallApi): MessageCalls {
  const send = async (method: 'POST' | 'PUT', path: string, body: object) =>
    answerOf<MessageDetail>(
      await callApi(`${base}/messages/${path}`, { method, body: JSON.stringify(body) }),
    );
  return {
    readMessage: (id) => send('POST', `${id}/read`, {}),
    changeMessage: (id, change) => send('PUT', id, change),
    answerMessage: (id, reply) => send('POST', `${id}/answers`, reply),
  };
}
