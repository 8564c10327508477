/** What a visitor may allow, in the order of the cookie (spec §9: five flags). */
export const consentFlags = [
  'security',
  'functionality',
  'analytics',
  'personalization',
  'ads',
] as const;

export type ConsentFlag = (typeof consentFlags)[number];
export type Consent = Readonly<Record<ConsentFlag, boolean>>;

/** Of the words that were agreed to. Who changes what they mean raises it: everybody is asked anew. */
export const CONSENT_VERSION = 'v1';

/** Days that a choice is remembered (spec §9). */
const DAYS = 30;

/**
 * Until somebody has chosen: what stays in the browser is on, what leaves it is off. Security can not
 * be refused: it is the session itself.
 */
export const UNASKED: Consent = {
  security: true,
  functionality: true,
  analytics: false,
  personalization: true,
  ads: false,
};

/** The choice that a `Cookie` header, or `document.cookie`, tells of; null where none was made. */
export function consentOf(cookies: string): Consent | null {
  const [, flags] = FLAGS.exec(cookies) ?? [];
  if (!flags) return null;
  const chosen = Object.fromEntries(consentFlags.map((flag, at) => [flag, flags[at] === '1']));
  return { ...UNASKED, ...chosen, security: true };
}

const FLAGS = new RegExp(`(?:^|; )consent=${CONSENT_VERSION}\\.([01]{5})(?:;|$)`);

/** The cookie that keeps a choice, as both browser and server write it. */
export function consentCookie(consent: Consent, isHttps: boolean): string {
  const flags = consentFlags.map((flag) => (consent[flag] || flag === 'security' ? '1' : '0'));
  const value = `${CONSENT_VERSION}.${flags.join('')}`;
  return `consent=${value}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
