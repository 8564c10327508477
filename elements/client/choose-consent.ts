import type { ConsentRequest } from '../api/consent.contract.ts';
import { CONSENT_VERSION, UNASKED, type Consent } from '../commerce/consent.ts';
import { saveConsent } from './consent.ts';
import { keepText } from './storage.ts';

/**
 * What the visitor chose holds from now on, and the site keeps the proof of it. Where that call is
 * lost, the choice holds all the same: it is in the cookie.
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
    // The next page may be on its way.
    keepalive: true,
  }).catch(() => undefined);
}

const KEY = 'talad-consent-id';

/** By which this browser's entries are found again; made with its first choice. */
function visitorId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  const fresh = [...parts].map((part) => part.toString(16).padStart(8, '0')).join('');
  try {
    const known = localStorage.getItem(KEY) ?? '';
    if (/^[0-9a-f]{32}$/.test(known)) return known;
    keepText(localStorage, KEY, fresh);
  } catch {
    // Storage is blocked: this choice stands by itself.
  }
  return fresh;
}
