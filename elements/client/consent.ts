import {
  consentCookie,
  consentOf,
  UNASKED,
  type Consent,
  type ConsentFlag,
} from '../commerce/consent.ts';

/** The choice that was made in this browser; null where none was. */
export function readConsent(): Consent | null {
  return consentOf(document.cookie);
}

export function allows(flag: ConsentFlag): boolean {
  return (readConsent() ?? UNASKED)[flag];
}

/** Remembers a choice on this host; who listens is told at once. */
export function saveConsent(consent: Consent): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- Firefox and Safari lack the Cookie Store API
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

/** Called after each change on this page; returns what ends it. */
export function watchConsent(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
