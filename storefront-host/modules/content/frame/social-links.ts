import { safeHref } from '@talad/elements/schema/safe-href';

/** Addresses of the shop's profiles (spec §3 socials): an owner types a name or a link. */
const known: Readonly<Record<string, { readonly title: string; href(name: string): string }>> = {
  facebook: { title: 'Facebook', href: (name) => `https://www.facebook.com/${name}` },
  instagram: { title: 'Instagram', href: (name) => `https://www.instagram.com/${name}` },
  line: {
    title: 'LINE',
    href: (name) => `https://line.me/R/ti/p/${encodeURIComponent(`@${name}`)}`,
  },
  tiktok: { title: 'TikTok', href: (name) => `https://www.tiktok.com/@${name}` },
  youtube: { title: 'YouTube', href: (name) => `https://www.youtube.com/@${name}` },
  x: { title: 'X', href: (name) => `https://x.com/${name}` },
};

export interface SocialLink {
  readonly name: string;
  readonly title: string;
  readonly link: string;
}

export function socialLinks(socials: Readonly<Record<string, unknown>>): readonly SocialLink[] {
  return Object.entries(socials).flatMap(([name, value]) => {
    const given = typeof value === 'string' ? value.trim() : '';
    const place = Object.hasOwn(known, name) ? known[name] : undefined;
    const handle = given.replace(/^@/, '');
    const link = place && /^[\w.-]{1,60}$/.test(handle) ? place.href(handle) : safeHref(given);
    return link.startsWith('https://') || link.startsWith('http://')
      ? [{ name, title: place?.title ?? name, link }]
      : [];
  });
}
