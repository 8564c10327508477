import { createHmac, hash } from 'node:crypto';
import type { Caller } from './caller.ts';

/**
 * Returns the function that names a visitor of a shop for one day. Address and browser go into it and
 * cannot be read from it; another day and another shop give another name (decision 225).
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
