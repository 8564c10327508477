import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';

/** Sender of a message: a newsletter's has nothing but an address. */
export function senderOf({ data }: Pick<Message, 'data'>): string {
  return data['name'] ?? data['company'] ?? data['email'] ?? '';
}

/** Summary of a message, in a line. */
export function gistOf({ data, about }: Pick<Message, 'data' | 'about'>): string {
  return [about?.title, data['message']].filter((text) => text).join(' · ');
}
