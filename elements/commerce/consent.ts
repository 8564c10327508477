/** The flags that a visitor can allow, in the order of the cookie (spec §9: five flags). */
export const consentFlags = [
  'security',
  'functionality',
  'analytics',
  'personalization',
  'ads',
] as const;

export type ConsentFlag = (typeof consentFlags)[number];
export type Consent = Readonly<Record<ConsentFlag, boolean>>;

/**
 * Version of the text that visitors agree to. A new meaning needs a new version: all visitors are
 * asked again.
 */
export const CONSENT_VERSION = 'v1';

/** Days that a choice is stored (spec §9). */
const DAYS = 30;

/**
 * Defaults before a choice: storage in the browser is on, sending data is off. Security cannot be
 * refused: it is the session itself.
 */
export const UNASKED: Consent = {
  security: true,
  functionality: true,
  analytics: false,
  personalization: true,
  ads: false,
};

/** Reads the choice from a `Cookie` header or `document.cookie`; null without one. */
export function consentOf(cookies: string): Consent | null {
  const [, flags] = FLAGS.exec(cookies) ?? [];
  if (!flags) return null;
  const chosen = Object.fromEntries(consentFlags.map((flag, at) => [flag, flags[at] === '1']));
  return { ...UNASKED, ...chosen, security: true };
}

const FLAGS = new RegExp(`(?:^|; )consent=${CONSENT_VERSION}\\.([01]{5})(?:;|$)`);

/** Returns the cookie that stores a choice, for browser and server. */
export function consentCookie(consent: Consent, isHttps: boolean): string {
  const flags = consentFlags.map((flag) => (consent[flag] || flag === 'security' ? '1' : '0'));
  const value = `${CONSENT_VERSION}.${flags.join('')}`;
  return `consent=${value}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
