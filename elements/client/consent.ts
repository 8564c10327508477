import {
  consentCookie,
  consentOf,
  UNASKED,
  type Consent,
  type ConsentFlag,
} from '../commerce/consent.ts';

/** Returns the choice made in this browser, or null. */
export function readConsent(): Consent | null {
  return consentOf(document.cookie);
}

export function allows(flag: ConsentFlag): boolean {
  return (readConsent() ?? UNASKED)[flag];
}

/** Stores a choice on this host and notifies listeners. */
export function saveConsent(consent: Consent): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- Firefox and Safari lack the Cookie Store API
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls `listener` after each change on this page; returns a function that stops it. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
