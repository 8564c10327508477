import { createHmac, hash } from 'node:crypto';
import type { Caller } from './caller.ts';

/**
 * Returns a function that computes a visitor's pseudonym for one shop and day. It is a keyed hash
 * of address and browser, which cannot be recovered; another day or shop gives another pseudonym
 * (decision 225).
 */
export function createVisitorHash(
  secret: string,
): (shopId: number, day: string, caller: Caller) => string {
  let key = { day: '', text: '' };
  return (shopId, day, { ip, headers }) => {
    if (key.day !== day) {
      key = {
        day,
        text: createHmac('sha256', secret).update(`visitors ${day}`).digest('base64url'),
      };
    }
    const agent = headers['user-agent'] ?? '';
    const lang = headers['accept-language'] ?? '';
    return hash('sha256', `${key.text}\n${shopId}\n${ip}\n${agent}\n${lang}`, 'base64url').slice(
      0,
      16,
    );
  };
}
