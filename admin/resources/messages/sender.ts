import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';

/** Returns the sender of a message; a newsletter's has only an address. */
export function senderOf({ data }: Pick<Message, 'data'>): string {
  return data['name'] ?? data['company'] ?? data['email'] ?? '';
}

/** Summarizes a message in one line. */
export function gistOf({ data, about }: Pick<Message, 'data' | 'about'>): string {
  return [about?.title, data['message']].filter((text) => text).join(' · ');
}
