import { themeOf } from '@talad/elements/page/design-css';
import { formatHours } from '@talad/elements/locales/format-hours';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { FooterLook } from '@talad/elements/page/look/footer-look';
import type { FooterColumn, FooterData } from '@talad/elements/parts/footer/footer-data';
import type { LinkItem, MenuNode } from '@talad/elements/parts/header/header-data';
import { safeHref } from '@talad/elements/schema/safe-href';
import { text } from '../../../locales/text.ts';
import { links, legalDocuments } from '../../../rendering/index.ts';
import { isVatRegistered } from '../../shops/index.ts';
import type { Site } from './site.read.ts';
import { hrefOf } from './menu-tree.ts';
import { socialLinks } from './social-links.ts';

export function footerView(site: Site, look: FooterLook, menu: readonly MenuNode[]): FooterData {
  return {
    title: site.title,
    ...(look.logo ? { logo: site.framePictures.get(look.logo) ?? null } : {}),
    slogan: look.slogan || site.slogan || site.description,
    address: look.address || site.address,
    ...hoursOf(site),
    columns: look.columns ? ownColumns(site, look.columns) : [shopColumn(site, menu)],
    account: look.hasAccount ? accountPane(site) : null,
    contact: look.hasContact ? contactPane(site) : null,
    socials: look.hasSocials
      ? socialLinks(site.socials).map(({ title, link }) => ({ title, link }))
      : [],
    legal: legalLinks(site),
    note: noteOf(site),
  };
}

/** Returns the opening hours for a footer that invites to a visit. */
function hoursOf({ design, settings, context: { lang } }: Site): Pick<FooterData, 'hours'> {
  if (themeOf(design).shape.footer?.layout !== 'visit' || !settings.hours) return {};
  return { hours: formatHours(settings.hours, lang) };
}

/**
 * Returns the shop's name, and the details that the law requires of a shop that is registered for
 * VAT.
 */
function noteOf({ context: { lang }, title, settings }: Site): string {
  const number = settings.tax?.number;
  return [
    text(lang, 'storefront.footerNote', { name: title }),
    ...(isVatRegistered(settings) ? [text(lang, 'storefront.withVat')] : []),
    ...(number ? [text(lang, 'storefront.taxId', { number })] : []),
  ].join(' · ');
}

function ownColumns(
  site: Site,
  columns: NonNullable<FooterLook['columns']>,
): readonly FooterColumn[] {
  return columns.map(({ title, links: given }) => ({
    title,
    links: given.map((item) => ({ ...item, link: hrefOf(site, item.link) })),
  }));
}

function shopColumn(site: Site, menu: readonly MenuNode[]): FooterColumn {
  return {
    title: text(site.context.lang, 'storefront.shopNow'),
    links: menu.map(({ title, link, target }) => ({ title, link, ...(target ? { target } : {}) })),
  };
}

/** Returns the links to the visitor's pages, and the page for new sellers. */
function accountPane(site: Site): FooterColumn {
  const { place, lang, config } = site.context;
  const at = (path: string): string => `${place.base}${path}`;
  return {
    title: text(lang, 'frame.account'),
    links: [
      { title: text(lang, 'frame.favorites'), link: at('/favorites') },
      { title: text(lang, 'frame.recent'), link: at('/recently-viewed') },
      { title: text(lang, 'frame.cart'), link: links.cart(place) },
      site.kind === 'mall'
        ? { title: text(lang, 'frame.sellHere'), link: at('/signup'), modal: 'Purchase' }
        : { title: text(lang, 'storefront.myShop'), link: `${config.publicUrl}/mybusiness` },
    ],
  };
}

function contactPane(site: Site): FooterColumn {
  const { place, lang } = site.context;
  const phones = [...new Set([site.tel, site.mobile])].flatMap((phone) => phone || []);
  const map = safeHref(site.mapUrl);
  return {
    title: text(lang, 'frame.contact'),
    links: [
      ...(site.email ? [{ title: site.email, link: `mailto:${site.email}` }] : []),
      ...phones.map((phone) => ({ title: formatPhone(phone), link: telHref(phone) })),
      ...(map === '#' ? [] : [{ title: text(lang, 'frame.map'), link: map }]),
      { title: text(lang, 'frame.write'), link: `${place.base}/contactus` },
      { title: text(lang, 'frame.help'), link: `${place.base}/help` },
    ],
  };
}

/** Legal links are always shown; the owner cannot remove them. */
function legalLinks({ context: { place, lang } }: Site): readonly LinkItem[] {
  return [
    ...legalDocuments.map((document) => ({
      title: text(lang, `frame.${document}`),
      link: `${place.base}/${document}`,
    })),
    {
      title: text(lang, 'frame.consent'),
      link: `${place.base}/privacy`,
      modal: 'PdpaSetting',
    },
  ];
}

export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
