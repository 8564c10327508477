import type { ContactDetails } from '@talad/elements/pages/contact/contact-details';
import { socialLinks, type Site } from '../../content/index.ts';
import { webAddress } from './web-address.ts';

/** Returns the contact details of a site. */
export function contactOf(site: Site): ContactDetails {
  return {
    phones: [...new Set([site.tel, site.mobile].filter((phone) => phone !== null))],
    email: site.email,
    address: site.address,
    mapUrl: webAddress(site.mapUrl),
    hours: site.settings.hours ?? [],
    socials: socialLinks(site.socials).map(({ title: name, link: url }) => ({ name, url })),
  };
}
