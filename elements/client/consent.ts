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

/** The choice that was made; null where none was. */
export function readConsent(cookies: string = document.cookie): Consent | null {
  const [, flags] = /(?:^|; )consent=v1\.([01]{5})(?:;|$)/.exec(cookies) ?? [];
  if (!flags) return null;
  const chosen = Object.fromEntries(consentFlags.map((flag, at) => [flag, flags[at] === '1']));
  return { ...UNASKED, ...chosen, security: true };
}

export function allows(flag: ConsentFlag): boolean {
  return (readConsent() ?? UNASKED)[flag];
}

/** Remembers a choice on this host; who listens is told at once. */
export function saveConsent(consent: Consent): void {
  const flags = consentFlags.map((flag) => (consent[flag] || flag === 'security' ? '1' : '0'));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The cookie store's own API is not in every browser that we serve.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `consent=v1.${flags.join('')}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${secure}`;
  for (const tell of listeners) tell();
}

const listeners = new Set<() => void>();

/** Called after each change on this page; returns what ends it. */
export function watchConsent(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
