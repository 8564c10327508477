import { formatPhone } from '@talad/elements/locales/format-phone';
import type { ComponentsLook } from '@talad/elements/page/look/components-look';
import type { BottomMenuItem } from '@talad/elements/parts/bottom-menu/bottom-menu.element';
import type {
  ContactData,
  ContactLink,
} from '@talad/elements/parts/contact-widget/contact-widget.element';
import { text } from '../../../locales/text.ts';
import { links } from '../../../rendering/index.ts';
import type { Site } from './site.read.ts';
import { telHref } from './footer-view.ts';
import { isCurrent } from './mark-current.ts';
import { socialLinks } from './social-links.ts';

/** Returns the bar at the lower edge of phones, within reach of the thumb. */
export function bottomMenuView(site: Site, url: string): readonly BottomMenuItem[] {
  const { place, lang, config } = site.context;
  const items: readonly (readonly [name: BottomMenuItem['name'], link: string])[] = [
    ['home', links.home(place)],
    ['categories', `${place.base}/category`],
    ['search', links.search(place)],
    ['account', `${config.publicUrl}/my`],
    ['cart', links.cart(place)],
  ];
  return items.map(([name, link]) => ({
    name,
    link,
    title: text(lang, name === 'account' ? 'frame.me' : `frame.${name}`),
    ...(isCurrent(url, link) ? { current: true } : {}),
  }));
}

/** Returns the contact button; null if it is off or the shop has no contact. */
export function contactView(site: Site, look: ComponentsLook): ContactData | null {
  if (!look.hasContactWidget) return null;
  const { place, lang } = site.context;
  const phones = [...new Set([site.tel, site.mobile])].flatMap((phone) => phone || []);
  const contacts: readonly ContactLink[] = [
    ...socialLinks(site.socials)
      .filter(({ name }) => name === 'line' || name === 'facebook')
      .map(({ name, title, link }) => ({
        icon: 'chat' as const,
        title,
        link,
        note: text(lang, name === 'line' ? 'frame.chatLine' : 'frame.chatFacebook'),
      })),
    ...phones.map((phone) => ({
      icon: 'phone' as const,
      title: text(lang, 'frame.call'),
      link: telHref(phone),
      note: formatPhone(phone),
    })),
    ...(site.email
      ? [
          {
            icon: 'mail' as const,
            title: text(lang, 'frame.mail'),
            link: `mailto:${site.email}`,
            note: site.email,
          },
        ]
      : []),
  ];
  if (contacts.length === 0) return null;
  return {
    title: text(lang, 'frame.contact'),
    icon: look.contactIcon,
    shape: look.contactShape,
    ways: [
      ...contacts,
      { icon: 'chat', title: text(lang, 'frame.write'), link: `${place.base}/contactus` },
    ],
  };
}
