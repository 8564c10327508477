import type { ConsentRequest } from '../api/consent.contract.ts';
import { CONSENT_VERSION, UNASKED, type Consent } from '../commerce/consent.ts';
import { saveConsent } from './consent.ts';
import { storeText } from './storage.ts';

/**
 * Applies the visitor's choice, and sends it to the site as proof. If the call fails the choice
 * still applies, because it is in the cookie.
 */
export function chooseConsent(chosen: Partial<Consent>): void {
  const consent = { ...UNASKED, ...chosen, security: true as const };
  saveConsent(consent);
  const body: ConsentRequest = {
    flags: consent,
    version: CONSENT_VERSION,
    visitor: visitorId(),
  };
  fetch('/api/v1/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // The visitor may leave the page at once.
    keepalive: true,
  }).catch(() => undefined);
}

const KEY = 'talad-consent-id';

/** Returns the random id of this browser's entries; made with its first choice. */
function visitorId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  const fresh = [...parts].map((part) => part.toString(16).padStart(8, '0')).join('');
  try {
    const known = localStorage.getItem(KEY) ?? '';
    if (/^[0-9a-f]{32}$/.test(known)) return known;
    storeText(localStorage, KEY, fresh);
  } catch {
    // Storage is blocked: this choice gets an id of its own.
  }
  return fresh;
}
