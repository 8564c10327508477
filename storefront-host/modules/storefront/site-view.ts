import type { FrameData } from '@talad/elements/pages/page-frame';
import type { SiteData } from '@talad/elements/pages/page-data';
import { text } from '../../locales/text.ts';
import { links } from '../../ssr/links.ts';
import { siteMenu } from './site-menu.ts';
import type { Site } from './site.read.ts';

export function siteData(site: Site): SiteData {
  const { place, lang } = site.context;
  return {
    lang,
    name: site.title,
    isMall: site.kind === 'mall',
    base: place.base,
    api: '/api/v1',
    homeUrl: links.home(place),
    searchUrl: links.search(place),
    cartUrl: links.cart(place),
  };
}

interface Where {
  /** Path and query of the page on its host, without `lang`. */
  readonly url: string;
  readonly keyword?: string;
}

/** What stands around a site's pages: the same for every visitor, so that pages can be kept. */
export function frameData(site: Site, where: Where): FrameData {
  const { place, lang, config } = site.context;
  const menu = siteMenu(site).map((item) =>
    isCurrent(where.url, item.link) ? { ...item, current: true } : item,
  );
  return {
    site: siteData(site),
    header: {
      title: site.title,
      href: links.home(place),
      search: {
        action: links.search(place),
        api: '/api/v1',
        ...(place.base === '' ? {} : { site: site.shopname }),
        ...(where.keyword ? { value: where.keyword } : {}),
      },
      menu,
      languages: (['th', 'en'] as const).map((code) => ({
        lang: code,
        label: code === 'th' ? 'ไทย' : 'English',
        href: `${where.url}${where.url.includes('?') ? '&' : '?'}lang=${code}`,
        current: code === lang,
      })),
      account: {
        label: text(lang, 'storefront.myShop'),
        href: `${config.publicUrl}/mybusiness`,
      },
      ...(site.kind === 'mall'
        ? {}
        : {
            origin: { title: text(lang, 'storefront.partOfMarket'), link: `${config.publicUrl}/` },
          }),
    },
    footer: {
      title: site.title,
      slogan: site.slogan || site.description,
      email: site.email,
      tel: site.tel,
      columns: [
        {
          title: text(lang, 'storefront.shopNow'),
          links: menu.map(({ title, link }) => ({ title, link })),
        },
      ],
      socials: site.socials,
      note: text(lang, 'storefront.footerNote', { name: site.title }),
    },
  };
}

function isCurrent(url: string, link: string): boolean {
  return url.split('?')[0] === decodeURI(link) || url.split('?')[0] === link;
}
