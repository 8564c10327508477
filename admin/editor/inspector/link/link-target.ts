import { safeHref } from '@talad/elements/schema/safe-href';

export const LINK_KINDS = ['page', 'product', 'category', 'web', 'mail', 'phone'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Target of a link in the form: `value` is a path, an id, an address or a number. */
export interface LinkTarget {
  readonly kind: LinkKind;
  readonly value: string;
}

export function readLink(href: string): LinkTarget {
  const text = href.trim();
  if (/^mailto:/i.test(text)) return { kind: 'mail', value: text.slice('mailto:'.length) };
  if (/^tel:/i.test(text)) return { kind: 'phone', value: text.slice('tel:'.length) };
  const [, thing, id] = /^\/(product|category)\/(?:[^/]+\/)?(\d+)$/.exec(text) ?? [];
  if (id !== undefined) return { kind: thing === 'product' ? 'product' : 'category', value: id };
  if (text === '' || /^[/#?]/.test(text)) return { kind: 'page', value: text };
  return { kind: 'web', value: text };
}

/** Returns the link to save, or null for an unsafe address. */
export function writeLink({ kind, value }: LinkTarget): string | null {
  const text = value.trim();
  switch (kind) {
    case 'page':
      return isSafe(text) && /^[/#?]/.test(text) ? text : null;
    case 'product':
    case 'category':
      // The server redirects to the address with the current name.
      return /^\d+$/.test(text) ? `/${kind}/${text}` : null;
    case 'web': {
      const address = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#:].*)?$/i.test(text) ? `https://${text}` : text;
      return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
    }
    case 'mail':
      return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text) ? `mailto:${text}` : null;
    case 'phone': {
      const number = text.replaceAll(/[\s().-]/g, '');
      return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
    }
  }
}

function isSafe(text: string): boolean {
  return text === '#' || safeHref(text) !== '#';
}
